import { expect, test } from 'vitest';
import { actionFor, type PressedIn, type ViewerAction } from './viewer-keys.ts';

test.each<[string, ViewerAction]>([
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
  ['f', 'full-screen'],
  ['F', 'full-screen'],
  ['+', 'zoom-in'],
  ['=', 'zoom-in'],
  ['-', 'zoom-out'],
  ['_', 'zoom-out'],
])('%s means %s, reading and presenting', (key, action) => {
  expect(actionFor(press(key), 'reading', 'page')).toBe(action);
  expect(actionFor(press(key), 'presenting', 'page')).toBe(action);
});

test.each<[string, ViewerAction]>([
  ['PageDown', 'next'],
  ['PageUp', 'previous'],
  [' ', 'next'],
  ['Enter', 'next'],
  ['Home', 'first'],
  ['End', 'last'],
])('"%s" means %s while presenting, and nothing while reading', (key, action) => {
  expect(actionFor(press(key), 'presenting', 'page')).toBe(action);
  expect(actionFor(press(key), 'reading', 'page')).toBeUndefined();
});

test('with Ctrl, Alt or the command key a key belongs to the browser', () => {
  for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
    expect(actionFor({ ...press('f'), ...held }, 'presenting', 'page')).toBeUndefined();
    expect(actionFor({ ...press('+'), ...held }, 'presenting', 'page')).toBeUndefined();
  }
});

test.each<[string, PressedIn, ViewerAction | undefined]>([
  ['ArrowLeft', 'field', undefined],
  ['-', 'field', undefined],
  ['Enter', 'button', undefined],
  [' ', 'button', undefined],
  ['ArrowRight', 'button', 'next'],
])('"%s" in a %s means %s', (key, where, action) => {
  expect(actionFor(press(key), 'presenting', where)).toBe(action);
});

test('a key held down turns pages, but does not flicker', () => {
  expect(actionFor({ ...press('PageDown'), repeat: true }, 'presenting', 'page')).toBe('next');
  expect(actionFor({ ...press('f'), repeat: true }, 'presenting', 'page')).toBeUndefined();
});

function press(key: string) {
  return { key, ctrlKey: false, metaKey: false, altKey: false, repeat: false };
}
