import type { Pressed } from '../pdf-viewer/viewer-keys.ts';

/** What a key of the board does. Turning, zooming and full screen are keys of the viewer. */
export type BoardCommand =
  | 'pen'
  | 'colour'
  | 'highlighter'
  | 'eraser'
  | 'undo'
  | 'clear'
  | 'laser'
  | 'blind'
  | 'blind-down'
  | 'blind-up'
  | 'timer'
  | 'run-timer'
  | 'pages'
  | 'black'
  | 'white'
  | 'keys';

const COMMANDS: Record<string, BoardCommand> = {
  p: 'pen',
  c: 'colour',
  h: 'highlighter',
  e: 'eraser',
  z: 'undo',
  Backspace: 'undo',
  x: 'clear',
  l: 'laser',
  s: 'blind',
  t: 'timer',
  r: 'run-timer',
  g: 'pages',
  b: 'black',
  '.': 'black',
  w: 'white',
  '?': 'keys',
};

/** While the blind is down. Otherwise these keys scroll a page that was zoomed. */
const BLIND_COMMANDS: Record<string, BoardCommand> = {
  ArrowDown: 'blind-down',
  ArrowUp: 'blind-up',
};

/** All others are ignored while held down, because they would flicker. */
const REPEATING = new Set<BoardCommand>(['undo', 'blind-down', 'blind-up']);

export function commandFor(
  pressed: Pressed,
  { isBlindDown }: { isBlindDown: boolean },
): BoardCommand | undefined {
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (pressed.altKey) return undefined;
  // Every other key with Ctrl is a shortcut of the browser.
  if (pressed.ctrlKey || pressed.metaKey) return key === 'z' ? 'undo' : undefined;
  const command = COMMANDS[key] ?? (isBlindDown ? BLIND_COMMANDS[key] : undefined);
  return command && pressed.repeat && !REPEATING.has(command) ? undefined : command;
}
