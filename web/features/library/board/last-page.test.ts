import { afterEach, expect, test, vi } from 'vitest';
import { keepLastPage, readLastPage } from './last-page.ts';

const SLIDES = { year: 'Year 2', week: 'Week 1', name: 'Slides.pdf', bucket: 'learning' } as const;
const DAY_MS = 24 * 60 * 60 * 1000;

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('a resource is offered at the page where it was left, for a day', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 17, 9) });
  keepLastPage('teacher', SLIDES, 7);
  expect(readLastPage('teacher', SLIDES)).toBe(7);

  vi.advanceTimersByTime(DAY_MS - 1);
  expect(readLastPage('teacher', SLIDES)).toBe(7);
  vi.advanceTimersByTime(1);
  expect(readLastPage('teacher', SLIDES)).toBeUndefined();
});

test('the last page that was shown counts, and the first needs no offer', () => {
  keepLastPage('teacher', SLIDES, 7);
  keepLastPage('teacher', SLIDES, 3);
  expect(readLastPage('teacher', SLIDES)).toBe(3);
  keepLastPage('teacher', SLIDES, 1);
  expect(readLastPage('teacher', SLIDES)).toBeUndefined();
});

test('another teacher or another resource has no offer', () => {
  keepLastPage('teacher', SLIDES, 7);
  expect(readLastPage('colleague', SLIDES)).toBeUndefined();
  expect(readLastPage('teacher', { ...SLIDES, week: 'Week 2' })).toBeUndefined();
});

test('the oldest of more than 50 resources is forgotten', () => {
  for (let week = 1; week <= 51; week += 1) {
    keepLastPage('teacher', { ...SLIDES, week: `Week ${week}` }, 2);
  }
  expect(readLastPage('teacher', { ...SLIDES, week: 'Week 1' })).toBeUndefined();
  expect(readLastPage('teacher', { ...SLIDES, week: 'Week 2' })).toBe(2);
});

test.each(['not JSON', 'null', '{"userId":"teacher","pages":[{"page":"7"}]}'])(
  'stored nonsense is no offer: %s',
  (stored) => {
    localStorage.setItem('last-pages', stored);
    expect(readLastPage('teacher', SLIDES)).toBeUndefined();
  },
);
