import { randomBytes } from 'node:crypto';
import type { AppContext } from './context.ts';
import { createSignedCookie } from './signed-cookie.ts';

/** Where a call comes from, for limits: the browser by a number of its own, which says nothing of who uses it. */
export interface Origin {
  browser: string;
  /** The browser brought no number, so it counts as one of its network until it brings this one back. */
  isNewBrowser: boolean;
  network: string;
}

export interface BrowserCookie {
  originOf: (c: AppContext) => Origin;
  /** Lets a new browser keep its number. */
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
 * Whom a limit counts against first: the browser, and for a new one also its network, because a caller that
 * never brings its number back is new every time.
 */
export function countersOf({ browser, isNewBrowser, network }: Origin): string[] {
  return [`browser ${browser}`, ...(isNewBrowser ? [`network ${network}`] : [])];
}
