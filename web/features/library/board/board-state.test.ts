import { expect, test } from 'vitest';
import { afterAction, EMPTY_BOARD, inkOf } from './board-state.ts';
import type { BoardAction } from './class-messages.ts';

test('two fingers draw two strokes at once, each on the page where it began', () => {
  const state = after([
    begin('a', 1),
    begin('b', 2),
    { type: 'extend-stroke', id: 'b', points: [0.3, 0.3] },
    { type: 'extend-stroke', id: 'a', points: [0.2, 0.2] },
    { type: 'end-stroke', id: 'a' },
    { type: 'end-stroke', id: 'b' },
  ]);

  expect(inkOf(state, 1).strokes).toEqual([drawn('a', [0.1, 0.1, 0.2, 0.2])]);
  expect(inkOf(state, 2).strokes).toEqual([drawn('b', [0.1, 0.1, 0.3, 0.3])]);
  expect(state.unfinished).toEqual({});
});

test('undo and erasing keep to their page', () => {
  const both: BoardAction[] = [
    begin('a', 1),
    { type: 'end-stroke', id: 'a' },
    begin('b', 2),
    { type: 'end-stroke', id: 'b' },
  ];
  const undone = after([...both, { type: 'undo', page: 1 }]);
  expect(inkOf(undone, 1).strokes).toEqual([]);
  expect(inkOf(undone, 2).strokes).toHaveLength(1);

  const erased = after([...both, { type: 'erase', page: 2, ids: ['a', 'b'], gesture: 'g' }]);
  expect(inkOf(erased, 1).strokes).toHaveLength(1);
  expect(inkOf(erased, 2).strokes).toEqual([]);
});

test('points of a stroke that nobody began are ignored', () => {
  const late: BoardAction = { type: 'extend-stroke', id: 'z', points: [0.5, 0.5] };
  expect(after([late, { type: 'end-stroke', id: 'z' }])).toBe(EMPTY_BOARD);
});

function begin(id: string, page: number): BoardAction {
  return { type: 'begin-stroke', stroke: { ...drawn(id, [0.1, 0.1]), page } };
}

function drawn(id: string, points: number[]) {
  return { id, tool: 'pen', colour: 'red', points } as const;
}

function after(actions: BoardAction[]) {
  return actions.reduce(afterAction, EMPTY_BOARD);
}
