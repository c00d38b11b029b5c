import type { PenColour } from './ink.ts';
import type { Tool } from './ink-layer.tsx';

/** The tool of this window; another window may use another at the same time. */
export interface Palette {
  tool: Tool | undefined;
  colour: PenColour;
}

export const PEN_COLOURS: readonly PenColour[] = ['red', 'blue', 'black'];

/** A tool that is chosen again is put away. */
export function chooseTool(palette: Palette, tool: Tool): Palette {
  return { ...palette, tool: palette.tool === tool ? undefined : tool };
}

export function choosePen({ tool, colour }: Palette, chosen: PenColour): Palette {
  const isInUse = tool === 'pen' && colour === chosen;
  return { tool: isInUse ? undefined : 'pen', colour: chosen };
}

/** Takes up the pen in the next colour. */
export function nextColour({ colour }: Palette): Palette {
  const next = PEN_COLOURS[(PEN_COLOURS.indexOf(colour) + 1) % PEN_COLOURS.length];
  return { tool: 'pen', colour: next ?? colour };
}
