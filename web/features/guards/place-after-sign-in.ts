import { matchRoutes } from 'react-router';
import { paths } from '../../paths.ts';

/** Any origin works: a URL that still has it after parsing is an address of this site. */
const ORIGIN = 'https://this-site.invalid';
const CONTROL_CHARACTER = /\p{Cc}/u;
const NOT_KEPT = [{ path: paths.signIn() }, { path: paths.register() }];

/** Where to go after signing in: the address in `?next=` if it is safe to follow. */
export function placeAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return safePlace(next) ?? paths.teaching();
}

function safePlace(next: string): string | undefined {
  if (!next.startsWith('/') || CONTROL_CHARACTER.test(next)) return undefined;
  const url = parseUrl(next);
  // '/.//evil' has our origin, but its path on its own would be read as the host 'evil'.
  if (url?.origin !== ORIGIN || url.pathname.startsWith('//')) return undefined;
  if (matchRoutes(NOT_KEPT, url.pathname)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address, ORIGIN);
  } catch {
    return undefined;
  }
}
