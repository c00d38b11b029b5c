import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { PAGE_ROUTES } from '#contract/page-routes.ts';
import { pageTitle } from './copy/pages.ts';
import { routes } from './router.tsx';

test.each(PAGE_ROUTES)(
  'the router has the page %s, with and without its optional parts',
  (route) => {
    for (const address of addressesOf(route)) {
      expect(pageAt(address)).not.toBe('not-found');
    }
  },
);

test.each(['/nonsense', '/admin/nonsense', '/teaching/a/b/c/d', '/pricing/more'])(
  '%s is not found',
  (address) => {
    expect(pageAt(address)).toBe('not-found');
  },
);

test('every page has a title of its own', () => {
  const titles = PAGE_ROUTES.flatMap(addressesOf).map((address) => pageTitle(pageAt(address)));

  expect(new Set(titles).size).toBe(PAGE_ROUTES.length);
});

function pageAt(address: string): string {
  return matchRoutes(routes, address)?.at(-1)?.route.id ?? '';
}

/** '/a/:b?/:c?' stands for '/a', '/a/x' and '/a/x/x'. */
function addressesOf(route: string): string[] {
  const parts = route.split('/').slice(1);
  const required = parts.filter((part) => !part.endsWith('?')).length;
  return Array.from({ length: parts.length - required + 1 }, (_, optional) => {
    const shown = parts.slice(0, required + optional);
    return `/${shown.map((part) => (part.startsWith(':') ? 'x' : part)).join('/')}`;
  });
}
