import { expect, test, vi } from 'vitest';
import {
  classViewOf,
  openClassWindow,
  rememberPresenting,
  returningPresenter,
} from './class-window.ts';

test('the class view opens at the address of the resource, with the id of this pair alone', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(window);

  const first = openClassWindow('/teaching/Year%202/Week%201/Slides.pdf', 7);
  const second = openClassWindow('/teaching/Year%202/Week%201/Slides.pdf', 7);

  expect(first).toMatchObject({ role: 'presenter', other: window });
  expect(first?.id).not.toBe(second?.id);
  const address = new URL(String(open.mock.calls[0]?.[0]), 'https://site.example');
  expect(address.pathname).toBe('/teaching/Year%202/Week%201/Slides.pdf');
  expect(address.searchParams.get('page')).toBe('7');
  expect(classViewOf(address.search)).toMatchObject({ role: 'class', id: first?.id });
});

test('there is no pair where the browser refuses a second window', () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  expect(openClassWindow('/teaching', 1)).toBeUndefined();
});

test('any other address is no class view', () => {
  expect(classViewOf('')).toBeUndefined();
  expect(classViewOf('?page=3')).toBeUndefined();
  expect(classViewOf('?class-view=')).toBeUndefined();
});

test('only a tab that is loaded again while it presents a resource returns to it', () => {
  const address = '/teaching/Year%202/Week%201/Slides.pdf';
  rememberPresenting(address, 'a pair');
  expect(returningPresenter(address)).toBeUndefined();

  const reloaded = Object.assign(performance.mark('navigation'), { type: 'reload' });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([reloaded]);
  expect(returningPresenter(address)).toEqual({ role: 'presenter', id: 'a pair', other: null });
  expect(returningPresenter('/teaching/Year%202/Week%201/Other.pdf')).toBeUndefined();

  rememberPresenting(address, undefined);
  expect(returningPresenter(address)).toBeUndefined();
});
