import { expect, test } from 'vitest';
import { actionFor } from '../pdf-viewer/viewer-keys.ts';
import { type BoardCommand, commandFor } from './board-keys.ts';

const KEYS: [string, BoardCommand][] = [
  ['p', 'pen'],
  ['c', 'colour'],
  ['h', 'highlighter'],
  ['e', 'eraser'],
  ['z', 'undo'],
  ['Backspace', 'undo'],
  ['x', 'clear'],
  ['l', 'laser'],
  ['s', 'blind'],
  ['t', 'timer'],
  ['r', 'run-timer'],
  ['g', 'pages'],
  ['b', 'black'],
  ['B', 'black'],
  ['.', 'black'],
  ['w', 'white'],
  ['?', 'keys'],
];

test.each(KEYS)('"%s" means %s, and nothing to the viewer', (key, command) => {
  expect(commandFor(press(key), { isBlindDown: false })).toBe(command);
  expect(actionFor(press(key), 'presenting', 'page')).toBeUndefined();
  expect(actionFor(press(key), 'reading', 'page')).toBeUndefined();
});

test.each(['ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp', ' ', 'Enter', 'Home', 'End', 'f', '+'])(
  '"%s" is left to the viewer',
  (key) => {
    expect(commandFor(press(key), { isBlindDown: true })).toBeUndefined();
  },
);

test('up and down move the blind only while it is down', () => {
  expect(commandFor(press('ArrowDown'), { isBlindDown: true })).toBe('blind-down');
  expect(commandFor(press('ArrowUp'), { isBlindDown: true })).toBe('blind-up');
  expect(commandFor(press('ArrowDown'), { isBlindDown: false })).toBeUndefined();
});

test('with Ctrl or the command key only Z is ours', () => {
  const up = { isBlindDown: false };
  expect(commandFor({ ...press('z'), ctrlKey: true }, up)).toBe('undo');
  expect(commandFor({ ...press('z'), metaKey: true }, up)).toBe('undo');
  expect(commandFor({ ...press('p'), ctrlKey: true }, up)).toBeUndefined();
  expect(commandFor({ ...press('p'), altKey: true }, up)).toBeUndefined();
});

test('a key held down goes on undoing, but does not flicker', () => {
  const held = { repeat: true };
  expect(commandFor({ ...press('z'), ...held }, { isBlindDown: false })).toBe('undo');
  expect(commandFor({ ...press('p'), ...held }, { isBlindDown: false })).toBeUndefined();
  expect(commandFor({ ...press('b'), ...held }, { isBlindDown: false })).toBeUndefined();
});

function press(key: string) {
  return { key, ctrlKey: false, metaKey: false, altKey: false, repeat: false };
}
