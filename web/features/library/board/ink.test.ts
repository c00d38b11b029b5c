import { expect, test } from 'vitest';
import { addStroke, eraseStrokes, NO_INK, type Stroke, strokesAlong, undoStep } from './ink.ts';

test('undo takes back strokes one by one, the last first', () => {
  const ink = addStroke(addStroke(NO_INK, line('a')), line('b'));

  expect(idsOf(undoStep(ink))).toEqual(['a']);
  expect(idsOf(undoStep(undoStep(ink)))).toEqual([]);
  expect(idsOf(undoStep(undoStep(undoStep(ink))))).toEqual([]);
});

test('everything erased in one gesture comes back with one undo, another gesture with another', () => {
  const drawn = ['a', 'b', 'c'].map(line).reduce(addStroke, NO_INK);
  const once = eraseStrokes(eraseStrokes(drawn, ['a'], 'first'), ['b'], 'first');
  const twice = eraseStrokes(once, ['c'], 'second');
  expect(idsOf(twice)).toEqual([]);

  expect(idsOf(undoStep(twice))).toEqual(['c']);
  expect(idsOf(undoStep(undoStep(twice)))).toEqual(['c', 'a', 'b']);
});

test('erasing where there is nothing is no step', () => {
  const drawn = addStroke(NO_INK, line('a'));
  expect(eraseStrokes(drawn, ['z'], 'first')).toBe(drawn);
});

test('the eraser finds a stroke between two of its points, and a single dot', () => {
  const strokes = [line('across'), { ...line('dot'), points: [0.5, 0.4] }];

  expect(strokesAlong(strokes, [{ x: 0.5, y: 0.101 }])).toEqual(['across']);
  expect(strokesAlong(strokes, [{ x: 0.505, y: 0.4 }])).toEqual(['dot']);
  expect(strokesAlong(strokes, [{ x: 0.5, y: 0.25 }])).toEqual([]);
});

test('a highlighter is found over its whole width', () => {
  const strokes: Stroke[] = [{ ...line('wide'), tool: 'highlighter' }];
  expect(strokesAlong(strokes, [{ x: 0.5, y: 0.12 }])).toEqual(['wide']);
  expect(strokesAlong([line('thin')], [{ x: 0.5, y: 0.12 }])).toEqual([]);
});

test('an eraser that moves fast skips nothing between two points', () => {
  const way = [
    { x: 0.5, y: 0 },
    { x: 0.5, y: 0.5 },
  ];
  expect(strokesAlong([line('across')], way)).toEqual(['across']);
  expect(strokesAlong([line('across')], way.slice(0, 1))).toEqual([]);
});

function line(id: string): Stroke {
  return { id, tool: 'pen', colour: 'red', points: [0.1, 0.1, 0.9, 0.1] };
}

function idsOf({ strokes }: { strokes: readonly Stroke[] }): string[] {
  return strokes.map(({ id }) => id);
}
