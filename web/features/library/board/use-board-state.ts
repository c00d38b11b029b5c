import { useSyncExternalStore } from 'react';
import type { BoardStore } from './board-store.ts';
import type { BoardState } from './class-messages.ts';

/** One part of the board; renders again only when that part changes. */
export function useBoardState<Part>(board: BoardStore, select: (state: BoardState) => Part): Part {
  return useSyncExternalStore(board.watch, () => select(board.read()));
}
