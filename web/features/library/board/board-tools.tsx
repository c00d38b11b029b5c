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
import type { BoardStore } from './board-store.ts';
import type { PenColour } from './ink.ts';
import { PEN_COLOURS, type Palette } from './palette.ts';
import { useBoardState } from './use-board-state.ts';

interface BoardToolsProps {
  board: BoardStore;
  page: number;
  palette: Palette;
  openPanel: 'pages' | 'keys' | undefined;
  onPen: (colour: PenColour) => void;
  onCommand: (command: BoardCommand) => void;
}

/** The tools as buttons. Each says its key. */
export function BoardTools(props: BoardToolsProps) {
  const { board, page, palette, openPanel, onPen, onCommand } = props;
  const { tool, colour } = palette;
  const ink = useBoardState(board, (state) => inkOf(state, page));
  const isBlindDown = useBoardState(board, (state) => state.blind !== null);
  const hasTimer = useBoardState(board, (state) => state.timer !== null);
  const on = (command: BoardCommand) => () => onCommand(command);
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
      <BarButton
        label={boardCopy.highlighter}
        shortcut="H"
        Icon={Highlighter}
        swatch="bg-honey"
        pressed={tool === 'highlighter'}
        onClick={on('highlighter')}
      />
      <BarButton
        label={boardCopy.eraser}
        shortcut="E"
        Icon={Eraser}
        pressed={tool === 'eraser'}
        onClick={on('eraser')}
      />
      <BarButton
        label={boardCopy.undo}
        shortcut="Z"
        Icon={Undo2}
        disabled={ink.steps.length === 0}
        onClick={on('undo')}
      />
      <BarButton
        label={boardCopy.clear}
        shortcut="X"
        Icon={BrushCleaning}
        disabled={ink.strokes.length === 0}
        onClick={on('clear')}
      />
      <BarButton
        label={boardCopy.laser}
        shortcut="L"
        Icon={CircleDot}
        pressed={tool === 'laser'}
        onClick={on('laser')}
      />
      <BarButton
        label={boardCopy.blind}
        shortcut="S"
        Icon={Blinds}
        pressed={isBlindDown}
        onClick={on('blind')}
      />
      <BarButton
        label={boardCopy.timerTool}
        shortcut="T"
        Icon={Timer}
        pressed={hasTimer}
        onClick={on('timer')}
      />
      <BarButton
        label={boardCopy.pages}
        shortcut="G"
        Icon={LayoutGrid}
        pressed={openPanel === 'pages'}
        onClick={on('pages')}
      />
      <BarButton label={boardCopy.black} shortcut="B" Icon={Moon} onClick={on('black')} />
      <BarButton label={boardCopy.white} shortcut="W" Icon={Sun} onClick={on('white')} />
      <BarButton
        label={boardCopy.keys}
        shortcut="?"
        Icon={Keyboard}
        pressed={openPanel === 'keys'}
        onClick={on('keys')}
      />
    </fieldset>
  );
}

const SWATCH: Record<PenColour, string> = { red: 'bg-apple', blue: 'bg-sky', black: 'bg-ink' };
