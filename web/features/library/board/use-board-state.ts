import { useSyncExternalStore } from 'react';
import type { BoardState } from './board-state.ts';
import type { BoardStore } from './board-store.ts';

/** One part of the board; renders again only when that part changes. */
export function useBoardState<Part>(board: BoardStore, select: (state: BoardState) => Part): Part {
  return useSyncExternalStore(board.watch, () => select(board.read()));
}
