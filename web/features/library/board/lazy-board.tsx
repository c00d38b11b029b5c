import { type ComponentType, useEffect, useState } from 'react';
import { loadCode } from '../../../api/load-code.ts';
import { boardCopy } from '../../../copy/board.ts';
import { showToast } from '../../../ui/show-toast.ts';
import type { BoardProps } from './board-props.ts';

/** After the first page, which must not wait for it. */
const LOAD_AHEAD_MS = 2000;

/**
 * The board, whose code is loaded ahead, so that a lesson has its tools also without a network. From the first time of
 * presenting on it stays, so that ink is still there after leaving full screen.
 */
export function LazyBoard(props: BoardProps) {
  const { isPresenting } = props;
  const [Board, setBoard] = useState<ComponentType<BoardProps>>();
  useEffect(() => {
    // What fails here is tried again when presenting begins.
    const timer = setTimeout(() => void loadBoard().catch(() => undefined), LOAD_AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isPresenting || Board) return undefined;
    let isOver = false;
    loadBoard().then(
      (loaded) => !isOver && setBoard(() => loaded),
      // A lesson goes on without its tools.
      () => showToast('error', boardCopy.notLoaded),
    );
    return () => {
      isOver = true;
    };
  }, [isPresenting, Board]);
  return Board && <Board {...props} />;
}

async function loadBoard(): Promise<ComponentType<BoardProps>> {
  const { Board } = await loadCode(() => import('./board.tsx'));
  return Board;
}
