import { boardCopy } from '../../../copy/board.ts';
import { type BoardStore, useBoardState } from './board-store.ts';

interface BlankScreenProps {
  board: BoardStore;
  /** Only the board is blank, and the presenter's window says so. */
  isOnBoard: boolean;
}

/** Covers the screen, so that the class looks at the teacher. A touch brings the page back. */
export function BlankScreen({ board, isOnBoard }: BlankScreenProps) {
  const blank = useBoardState(board, (state) => state.blank);
  if (blank === null) return null;
  return (
    <button
      type="button"
      aria-label={isOnBoard ? undefined : boardCopy.showAgain}
      onClick={() => board.act({ type: 'set-blank', blank: null })}
      className={`absolute inset-0 z-20 ${isOnBoard ? BELOW_TIMER : 'cursor-none'} ${SCREEN[blank]}`}
    >
      {isOnBoard && boardCopy.presenter[blank]}
    </button>
  );
}

const BELOW_TIMER = 'flex items-end justify-center p-6';
const SCREEN = { black: 'bg-board text-sheet', white: 'bg-sheet text-ink' };
