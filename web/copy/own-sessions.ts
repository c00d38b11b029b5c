import type { Browser, BrowserName, SystemName } from '#contract/sessions.ts';
import { dateInWords } from './date-in-words.ts';

const BROWSERS: Record<BrowserName, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
};

const SYSTEMS: Record<SystemName, string> = {
  android: 'Android',
  chromebook: 'Chromebook',
  ipad: 'iPad',
  iphone: 'iPhone',
  linux: 'Linux',
  mac: 'Mac',
  windows: 'Windows',
};

/** `Chrome on Windows`. */
export function browserInWords({ name, system }: Browser): string {
  const browser = name ? BROWSERS[name] : 'Unknown browser';
  return system ? `${browser} on ${SYSTEMS[system]}` : browser;
}

export const ownSessionsCopy = {
  heading: 'Where You Are Signed In',
  explanation:
    'If you do not recognise one of these browsers, or left one signed in on a shared computer, sign it out here.',
  precision: 'The time of last use is updated about once an hour.',
  onlyThisOne: 'You are not signed in anywhere else.',
  thisOne: 'This browser',
  inUse: 'In use now',
  signedIn: (at: string) => `Signed in ${dateInWords(at)}`,
  lastUsed: (at: string) => `Last used ${dateInWords(at)}`,
  signOut: 'Sign out',
  signOutOf: (browser: string, signedInAt: string) =>
    `Sign out ${browser}, signed in ${dateInWords(signedInAt)}`,
  signingOut: 'Signing out...',
  more: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
  everywhereElse: 'Sign out everywhere else',
  confirmation: {
    title: 'Sign out everywhere else',
    question: 'Do you want to sign out in every browser except this one?',
    ownLogin: 'To use one of them again, sign in there as usual.',
    sharedLogin:
      'This login is shared: colleagues who use it are signed out too, and need its password to sign in again.',
    cancel: 'Cancel',
    confirm: 'Sign Out',
  },
  ended: (browser: string) => `${browser} was signed out`,
  othersEnded: (count: number) => {
    if (count === 0) return 'You were not signed in anywhere else';
    return count === 1
      ? '1 other browser was signed out'
      : `${count} other browsers were signed out`;
  },
  failed: (message: string) => `Error signing out: ${message}`,
} as const;
