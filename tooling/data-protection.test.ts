import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BRAND } from '#contract/brand.ts';
import type { UsageKind } from '#contract/figures.ts';
import { HELD_DATA } from '#server/features/personal-data/held-data.ts';
import { RETENTION_ROWS } from '../web/copy/retention.ts';

const page = readFileSync('docs/data-protection.md', 'utf8');
const notice = readFileSync('web/public/md/privacy.md', 'utf8');

/** What the notice says of each table that holds data about people. */
const SAID: Record<string, string> = {
  account_deletions: 'You have 14 days to change your mind',
  accounts: 'a password if it has an organisation login',
  audit_log: 'what you changed, and when',
  deleted_favourites: 'your favourites',
  deletion_codes: 'codes that we sent you',
  deletions: 'what you changed, and when',
  known_places: 'the browsers and networks that you have signed in from',
  last_places: 'page you were last at',
  passkeys: 'Passkeys that you add',
  profiles: 'your choice about the newsletter',
  provider_accounts: 'which account that is',
  rate_limits: 'how often somebody tried to sign in',
  scheme_loads: 'what you changed, and when',
  schools: "If you are a school's contact",
  sessions: 'in which kind of browser you signed in',
  sign_in_codes: 'codes that we sent you',
  support_messages: 'Messages that you send to our team',
  users: 'Your email address',
  verifications: 'codes that we sent you',
};

/** What the notice says of each kind of use that is counted. */
const COUNTED: Record<UsageKind, string> = {
  'sign-in': 'how often people sign in at a school',
  presented: 'resources are presented',
  download: 'downloaded',
  print: 'printed there',
};

const tables = Object.entries(HELD_DATA)
  .filter(([, held]) => held.length > 0)
  .map(([table]) => table);

test('the page for schools names every table with data about people', () => {
  const [held = ''] = sectionOf('What is held').split('Nothing is held');
  const named = [...held.matchAll(/`([a-z_]+)`/g)].map(([, table = '']) => table);
  expect(named.toSorted()).toEqual(tables.toSorted());
});

test('the notice for users tells of every such table', () => {
  expect(Object.keys(SAID).toSorted()).toEqual(tables.toSorted());
  for (const words of Object.values(SAID)) expect(notice).toContain(words);
  expect(notice).not.toContain('never sent to us');
});

test('the notice for users says who we are and where to ask', () => {
  expect(notice).toContain(BRAND.name);
  expect(notice).toContain(BRAND.teamEmail);
});

test('the notice for users tells what is counted', () => {
  const [, counted = ''] = notice.split('We count ');
  for (const words of Object.values(COUNTED)) expect(counted.split('\n')[0]).toContain(words);
});

test('the page for schools has the times by which the code deletes', () => {
  const rows = [...sectionOf('How long').matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)];
  const times = rows.map(([, what, time]) => ({ what, time }));
  expect(times.filter(({ what }) => what !== 'what' && !what?.startsWith('-'))).toEqual(
    RETENTION_ROWS,
  );
});

function sectionOf(heading: string): string {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  return section.split('\n## ')[0] ?? '';
}
