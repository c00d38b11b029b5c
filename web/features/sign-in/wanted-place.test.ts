import { expect, test } from 'vitest';
import { wantedPlace } from './wanted-place.ts';

test.each([
  ['/teaching/Year%203/Week%205', 'Year 3, Week 5'],
  ['/teaching/Year%203/Week%205/Slides.pdf?page=7', 'Slides.pdf, Year 3, Week 5'],
  ['/teaching', 'Learning Resources'],
  ['/favourites', 'Favourites'],
  ['/profile', 'your Account Settings'],
  ['/admin/teaching/Year%203', 'Admin'],
  ['/pricing', undefined],
  ['https://elsewhere.example/teaching', undefined],
  ['/teaching/%E0%A4%A', 'Learning Resources'],
  [null, undefined],
])('the page %s is called %s', (next, place) => {
  expect(wantedPlace(next)).toBe(place);
});
