import { createMemoryRouter, matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { adminRoute, learningRoute } from '#contract/page-routes.ts';
import { paths, type Place } from './paths.ts';

const AWKWARD_NAMES = [
  "Café & 'crème' + (new) #1",
  '100% ready',
  'Why?',
  'a=b;c,d',
  '字 🍎',
  '50%25',
];

test('an address names the year, the week and the resource', () => {
  expect(paths.teaching({ year: 'Year 2', week: 'Week 1', resource: 'Slides.pdf' })).toBe(
    '/teaching/Year%202/Week%201/Slides.pdf',
  );
  expect(paths.teaching()).toBe('/teaching');
  expect(paths.learning('favourites', { year: 'Year 2' })).toBe('/favourites/Year%202');
  expect(paths.adminTab('teaching', { year: 'Year 2', week: 'Week 1' })).toBe(
    '/admin/teaching/Year%202/Week%201',
  );
});

test('a level without the one before it is left out', () => {
  expect(paths.teaching({ week: 'Week 1', resource: 'Slides.pdf' })).toBe('/teaching');
  expect(paths.teaching({ year: 'Year 2', resource: 'Slides.pdf' })).toBe('/teaching/Year%202');
});

test('the sign-in pages keep where the visitor wanted to go', () => {
  expect(paths.signIn()).toBe('/login');
  expect(paths.signIn({ next: '/teaching/Year%202?a=b&c#d' })).toBe(
    '/login?next=%2Fteaching%2FYear%25202%3Fa%3Db%26c%23d',
  );
  expect(paths.register({ next: '/profile' })).toBe('/register?next=%2Fprofile');
});

test.each(AWKWARD_NAMES)('the router reads back the name %s', (name) => {
  const place = { year: name, week: name, resource: name };

  expect(placeAt(paths.teaching(place))).toEqual(place);
});

test.each(AWKWARD_NAMES)('navigating to the name %s encodes it once', async (name) => {
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: adminRoute('teaching'), element: null },
  ]);

  await router.navigate(paths.adminTab('teaching', { year: name, week: name }));

  expect(router.state.matches.at(-1)?.params).toEqual({ yearGroup: name, week: name });
});

function placeAt(address: string): Place {
  const { pathname } = new URL(address, 'http://localhost');
  const params = matchRoutes([{ path: learningRoute('teaching') }], pathname)?.[0]?.params;
  return { year: params?.['yearGroup'], week: params?.['week'], resource: params?.['resource'] };
}
