import { randomBytes } from 'node:crypto';
import type { AppContext } from './context.ts';
import { createSignedCookie } from './signed-cookie.ts';

/** Where a call comes from, for limits: the browser, by a random number that tells nothing about its user. */
export interface Origin {
  browser: string;
  /** The browser sent no number, so its network is counted as well until it sends the new number back. */
  isNewBrowser: boolean;
  network: string;
}

export interface BrowserCookie {
  originOf: (c: AppContext) => Origin;
  /** Gives a new browser its number as a cookie. */
  keep: (c: AppContext, origin: Origin) => void;
}

const NUMBER_BYTES = 16;
/** The longest that browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

export function createBrowserCookie(settings: { key: Buffer; publicUrl: string }): BrowserCookie {
  const cookie = createSignedCookie({
    ...settings,
    name: 'browser',
    maxAgeSeconds: MAX_AGE_SECONDS,
  });
  return {
    originOf(c) {
      const known = cookie.read(c);
      const browser = known ?? randomBytes(NUMBER_BYTES).toString('base64url');
      return { browser, isNewBrowser: known === undefined, network: c.var.network };
    },
    keep(c, { browser, isNewBrowser }) {
      if (isNewBrowser) cookie.write(c, browser);
    },
  };
}

/**
 * The keys a limit counts against first: the browser, and for a new one also its network, because a caller that
 * never sends its number back is new every time.
 */
export function countersOf({ browser, isNewBrowser, network }: Origin): string[] {
  return [`browser ${browser}`, ...(isNewBrowser ? [`network ${network}`] : [])];
}
