import {
  Blinds,
  BrushCleaning,
  CircleDot,
  Eraser,
  Highlighter,
  Keyboard,
  LayoutGrid,
  Moon,
  Pen,
  Sun,
  Timer,
  Undo2,
} from 'lucide-react';
import { boardCopy } from '../../../copy/board.ts';
import { BarButton } from '../pdf-viewer/bar-button.tsx';
import type { BoardCommand } from './board-keys.ts';
import { inkOf } from './board-state.ts';
import { type BoardStore, useBoardState } from './board-store.ts';
import type { PenColour } from './ink.ts';
import { PEN_COLOURS, type Palette } from './palette.ts';

interface BoardToolsProps {
  board: BoardStore;
  page: number;
  palette: Palette;
  openPanel: 'pages' | 'keys' | undefined;
  onPen: (colour: PenColour) => void;
  onCommand: (command: BoardCommand) => void;
}

type Flags = Partial<Record<BoardCommand, boolean>>;

/** The tools as buttons. Each says its key. */
export function BoardTools(props: BoardToolsProps) {
  const { board, page, palette, openPanel, onPen, onCommand } = props;
  const { tool, colour } = palette;
  const ink = useBoardState(board, (state) => inkOf(state, page));
  const isBlindDown = useBoardState(board, (state) => state.blind !== null);
  const hasTimer = useBoardState(board, (state) => state.timer !== null);
  const isOn: Flags = {
    highlighter: tool === 'highlighter',
    eraser: tool === 'eraser',
    laser: tool === 'laser',
    blind: isBlindDown,
    timer: hasTimer,
    pages: openPanel === 'pages',
    keys: openPanel === 'keys',
  };
  const isIdle: Flags = { undo: ink.steps.length === 0, clear: ink.strokes.length === 0 };
  return (
    <fieldset aria-label={boardCopy.tools} className="flex flex-wrap items-center justify-center">
      {PEN_COLOURS.map((each) => (
        <BarButton
          key={each}
          label={boardCopy.pens[each]}
          shortcut="P"
          Icon={Pen}
          swatch={SWATCH[each]}
          pressed={tool === 'pen' && each === colour}
          onClick={() => onPen(each)}
        />
      ))}
      {TOOLS.map(({ command, ...button }) => (
        <BarButton
          key={command}
          {...button}
          pressed={isOn[command]}
          disabled={isIdle[command] ?? false}
          onClick={() => onCommand(command)}
        />
      ))}
    </fieldset>
  );
}

const SWATCH: Record<PenColour, string> = { red: 'bg-apple', blue: 'bg-sky', black: 'bg-ink' };

const { highlighter, eraser, undo, clear, laser, blind, timerTool, pages, black, white, keys } =
  boardCopy;
const TOOLS = [
  {
    command: 'highlighter',
    label: highlighter,
    shortcut: 'H',
    Icon: Highlighter,
    swatch: 'bg-honey',
  },
  { command: 'eraser', label: eraser, shortcut: 'E', Icon: Eraser },
  { command: 'undo', label: undo, shortcut: 'Z', Icon: Undo2 },
  { command: 'clear', label: clear, shortcut: 'X', Icon: BrushCleaning },
  { command: 'laser', label: laser, shortcut: 'L', Icon: CircleDot },
  { command: 'blind', label: blind, shortcut: 'S', Icon: Blinds },
  { command: 'timer', label: timerTool, shortcut: 'T', Icon: Timer },
  { command: 'pages', label: pages, shortcut: 'G', Icon: LayoutGrid },
  { command: 'black', label: black, shortcut: 'B', Icon: Moon },
  { command: 'white', label: white, shortcut: 'W', Icon: Sun },
  { command: 'keys', label: keys, shortcut: '?', Icon: Keyboard },
] as const;
