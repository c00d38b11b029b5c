import { useSyncExternalStore } from 'react';
import { createWatchers } from '../../../ui/create-watchers.ts';
import { afterAction, EMPTY_BOARD } from './board-state.ts';
import type { BoardAction, BoardState } from './class-messages.ts';

/** Called with every action first. Returns whether the other window decides about it. */
type Intercept = (action: BoardAction) => boolean;

export interface BoardStore {
  read: () => BoardState;
  watch: (changed: () => void) => () => void;
  act: (action: BoardAction) => void;
  /** What the other window has decided. */
  apply: (action: BoardAction) => void;
  replace: (state: BoardState) => void;
  /** Returns the function that ends it. */
  intercept: (intercept: Intercept) => () => void;
}

/** The board of one opened resource, outside React: a pen changes it more often than components should render. */
export function createBoardStore(): BoardStore {
  let state = EMPTY_BOARD;
  let interceptor: Intercept | undefined;
  const { watch, notify } = createWatchers();
  return {
    read: () => state,
    watch,
    act: (action) => {
      if (!interceptor?.(action)) replace(afterAction(state, action));
    },
    apply: (action) => replace(afterAction(state, action)),
    replace,
    intercept: (intercept) => {
      interceptor = intercept;
      return () => {
        if (interceptor === intercept) interceptor = undefined;
      };
    },
  };

  function replace(changed: BoardState): void {
    if (changed === state) return;
    state = changed;
    notify();
  }
}

/** One part of the board; renders again only when that part changes. */
export function useBoardState<Part>(board: BoardStore, select: (state: BoardState) => Part): Part {
  return useSyncExternalStore(board.watch, () => select(board.read()));
}
