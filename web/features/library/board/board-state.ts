import type { BoardAction, BoardState } from './class-messages.ts';
import { addStroke, eraseStrokes, NO_INK, type PageInk, undoStep } from './ink.ts';

type InkAction = Exclude<BoardAction, { type: `set-${string}` }>;

export const EMPTY_BOARD: BoardState = {
  ink: {},
  unfinished: {},
  blind: null,
  blank: null,
  laser: null,
  timer: null,
};

export function afterAction(state: BoardState, action: BoardAction): BoardState {
  if ('blind' in action) return { ...state, blind: action.blind };
  if ('blank' in action) return { ...state, blank: action.blank };
  if ('laser' in action) return { ...state, laser: action.laser };
  if ('timer' in action) return { ...state, timer: action.timer };
  return afterInkAction(state, action);
}

function afterInkAction(state: BoardState, action: InkAction): BoardState {
  if (action.type === 'begin-stroke') {
    const { stroke } = action;
    return { ...state, unfinished: { ...state.unfinished, [stroke.id]: stroke } };
  }
  if (action.type === 'extend-stroke') return extend(state, action.id, action.points);
  if (action.type === 'end-stroke') return finish(state, action.id);
  if (action.type === 'undo') return withInk(state, action.page, undoStep);
  return withInk(state, action.page, (ink) => eraseStrokes(ink, action.ids, action.gesture));
}

export function inkOf({ ink }: BoardState, page: number): PageInk {
  return ink[page] ?? NO_INK;
}

function extend(state: BoardState, id: string, points: readonly number[]): BoardState {
  const stroke = state.unfinished[id];
  if (!stroke) return state;
  const longer = { ...stroke, points: [...stroke.points, ...points] };
  return { ...state, unfinished: { ...state.unfinished, [id]: longer } };
}

function finish(state: BoardState, id: string): BoardState {
  const { [id]: stroke, ...unfinished } = state.unfinished;
  if (!stroke) return state;
  const { page, ...finished } = stroke;
  return withInk({ ...state, unfinished }, page, (ink) => addStroke(ink, finished));
}

function withInk(state: BoardState, page: number, change: (ink: PageInk) => PageInk): BoardState {
  return { ...state, ink: { ...state.ink, [page]: change(inkOf(state, page)) } };
}
