import { type ComponentType, lazy, Suspense, useState } from 'react';
import { boardCopy } from '../../../copy/board.ts';
import { showToast } from '../../../ui/show-toast.ts';
import type { BoardProps } from './board-props.ts';

/**
 * The board, whose code is loaded when presenting begins. From then on it stays, so that ink is still there after
 * leaving full screen.
 */
export function LazyBoard(props: BoardProps) {
  const [Board, setBoard] = useState<ComponentType<BoardProps>>();
  if (props.isPresenting && !Board) setBoard(() => lazy(loadBoard));
  return (
    Board && (
      <Suspense>
        <Board {...props} />
      </Suspense>
    )
  );
}

async function loadBoard(): Promise<{ default: ComponentType<BoardProps> }> {
  try {
    const { Board } = await import('./board.tsx');
    return { default: Board };
  } catch {
    // A lesson goes on without its tools.
    showToast('error', boardCopy.notLoaded);
    return { default: () => null };
  }
}
