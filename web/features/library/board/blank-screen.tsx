import { boardCopy } from '../../../copy/board.ts';
import type { BoardStore } from './board-store.ts';
import { useBoardState } from './use-board-state.ts';

/** Covers the screen, so that the class looks at the teacher. A touch brings the page back. */
export function BlankScreen({ board }: { board: BoardStore }) {
  const blank = useBoardState(board, (state) => state.blank);
  if (blank === null) return null;
  return (
    <button
      type="button"
      aria-label={boardCopy.showAgain}
      onClick={() => board.act({ type: 'set-blank', blank: null })}
      className={`absolute inset-0 z-20 cursor-none ${blank === 'black' ? 'bg-board' : 'bg-sheet'}`}
    />
  );
}
