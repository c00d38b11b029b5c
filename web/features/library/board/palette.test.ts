import { expect, test } from 'vitest';
import { choosePen, chooseTool, nextColour, type Palette } from './palette.ts';

const NOTHING: Palette = { tool: undefined, colour: 'red' };

test('a tool chosen again is put away, another takes its place', () => {
  const pen = chooseTool(NOTHING, 'pen');
  expect(pen.tool).toBe('pen');
  expect(chooseTool(pen, 'pen').tool).toBeUndefined();
  expect(chooseTool(pen, 'laser').tool).toBe('laser');
});

test('a pen of another colour takes the place of the one in use', () => {
  const red = choosePen(NOTHING, 'red');
  const blue = choosePen(red, 'blue');
  expect(blue).toEqual({ tool: 'pen', colour: 'blue' });
  expect(choosePen(blue, 'blue').tool).toBeUndefined();
});

test('the next colour comes round again, with the pen in hand', () => {
  const blue = nextColour({ tool: 'eraser', colour: 'red' });
  expect(blue).toEqual({ tool: 'pen', colour: 'blue' });
  expect(nextColour(nextColour(blue)).colour).toBe('red');
});
