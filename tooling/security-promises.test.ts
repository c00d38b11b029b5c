import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const AUTH = 'server/features/auth';
const REQUESTS = `${AUTH}/code-request-limits.ts`;
const TRIES = `${AUTH}/code-try-limits.ts`;
const PASSWORDS = `${AUTH}/password-limits.ts`;
const TURNS = `${AUTH}/password-turns.ts`;
const PROVIDERS = 'server/features/providers';
const PAGES = 'server/http/page-turns.ts';

/** A promise of SECURITY.md, the file that keeps it, and the line there: who changes one sees the other. */
const PROMISES: [promise: string, file: string, line: string][] = [
  ['A body with more than 200 keys', 'server/http/read-json.ts', 'const MOST_KEYS = 200;'],
  ['pieces of less than 128 bytes', 'server/http/watch-pieces.ts', 'BYTES_PER_PIECE = 128;'],
  ['after its first hundred', 'server/http/watch-pieces.ts', 'FEW_PIECES = 100;'],
  ['Six random digits', 'contract/limits.ts', 'VERIFICATION_CODE_DIGITS = 6;'],
  ['good for ten minutes', 'contract/retention.ts', 'codes: 10 * MINUTE_SECONDS'],
  ['and five tries', `${AUTH}/codes.queries.ts`, 'CODE_TRIES = 5;'],
  ['five at the latest code of an address', TRIES, "'tries-elsewhere', most: 5,"],
  ['one code a minute', 'contract/limits.ts', 'CODE_RESEND_SECONDS = 60;'],
  ['and five an hour', REQUESTS, 'const SLOTS = [1, 2, 3, 4, 5];'],
  ['20 codes be sent to an address in an hour', REQUESTS, "'code-address', most: 20,"],
  ['8 without a cookie and 8 with one', REQUESTS, "'code-strangers', most: 8,"],
  ['have 20 codes an hour together', REQUESTS, "'code-tagged', most: 20,"],
  ['after 50 wrong codes in an hour', TRIES, "'wrong-codes', most: 50, seconds: 60 * 60"],
  ['at most 300 messages in ten minutes', REQUESTS, "'mail-to-strangers', most: 300,"],
  ['Ten wrong ones in a quarter of an hour', PASSWORDS, "'passwords-own', most: 10,"],
  ['a hundred an hour for all strangers', PASSWORDS, "'passwords-strangers', most: 100,"],
  ['50 wrong ones a day', PASSWORDS, 'const SLOWED_FROM = 50;'],
  ['a try every two seconds', PASSWORDS, "'passwords-slowed', most: 1, seconds: 2"],
  ['and 2,000 raise an alarm', PASSWORDS, "'passwords-school', most: 2000,"],
  ['until 100,000 passwords', PASSWORDS, 'QUICK_COMPARISONS = { most: 100_000,'],
  ['a line of at most 120, 60 for a network', TURNS, 'longestLine: 120, longestLane: 60,'],
  ['for 30 seconds at most', TURNS, 'longestWaitMs: 30_000,'],
  ['two thirds of a processor', TURNS, 'longestLine: 2, restFactor: 0.5'],
  ['a sixtieth of a processor', PAGES, 'restFactor: 60,'],
  ['forms without script a twentieth', PAGES, 'restFactor: 20,'],
  ['one signed-in browser about a thirtieth', PAGES, 'restFactor: 30,'],
  ['good for 15 minutes', 'contract/retention.ts', 'providerVisits: 15 * MINUTE_SECONDS'],
  ['three under way at most', `${PROVIDERS}/sign-in-visit.ts`, 'const VISITS = 3;'],
  ['60 of a browser', `${PROVIDERS}/provider-limits.ts`, "'provider-browser', most: 60,"],
  ['3,000 of a network', `${PROVIDERS}/provider-limits.ts`, "'provider-network', most: 3000,"],
  ['6,000 by /48', `${PROVIDERS}/provider-limits.ts`, "'provider-network-wide', most: 6000,"],
  [
    '20,000 of the whole site',
    `${PROVIDERS}/provider-limits.ts`,
    "'provider-returns', most: 20_000,",
  ],
  [
    'at most 40 visitors at a time, 20 of them new',
    `${PROVIDERS}/provider-turns.ts`,
    'atOnce: 20,',
  ],
  ['takes 5 seconds at most', `${PROVIDERS}/provider-client.ts`, 'TIMEOUT_SECONDS = 5;'],
  ['may be 3 minutes off', `${PROVIDERS}/provider-client.ts`, 'CLOCK_TOLERANCE_SECONDS = 180;'],
  ['it is good for an hour', 'contract/retention.ts', 'challenges: HOUR_SECONDS'],
  ['6,000 of a browser, or of all', TRIES, 'TRIES = { most: 6000, seconds: 10 * 60 }'],
  ['A person has 20 passkeys', 'contract/limits.ts', 'PASSKEYS = 20;'],
  ['They end after 30 days', 'contract/retention.ts', 'sessions: 30 * DAY_SECONDS'],
  ['after 7 without use', 'contract/retention.ts', 'idleSessions: 7 * DAY_SECONDS'],
  ['at most 64 KiB', 'server/http/read-body.ts', 'const BODY_BYTES = 64 * 1024;'],
  [
    'an hour for viewing and a minute for',
    'server/features/library/signed-link.ts',
    '{ view: 3600, download: 60, print: 60 }',
  ],
  ['at most 40 waiting for one person', 'server/pictures/drawing-turns.ts', 'longestLane: 40,'],
  ['20 seconds for a step', 'server/pdf/pdf-drawer.ts', 'stepMs: 20_000 };'],
  ['of at most 250 MB', 'contract/limits.ts', 'UPLOAD_MEGABYTES = 250;'],
  ['and 2,000 pages', 'contract/limits.ts', 'UPLOAD_PAGES = 2000;'],
  ['3.5 seconds of a processor', 'server/pdf/watch-work.ts', 'workMs: 3500,'],
  ['two minutes by the clock', 'server/pdf/watch-work.ts', 'withinMs: 120_000,'],
  ['and 700 MiB', 'server/pdf/watch-work.ts', 'memoryBytes: 700 * 1024 * 1024,'],
];

test.each(PROMISES)('SECURITY.md says “%s”, as %s has it', (promise, file, line) => {
  expect(onOneLine('SECURITY.md')).toContain(promise);
  expect(onOneLine(file)).toContain(line);
});

test('every test that SECURITY.md names is in its file', () => {
  const named = [...onOneLine('SECURITY.md').matchAll(/`([\w/.-]+\.test\.ts)`((?:,? “[^”]+”)+)/g)];
  expect(named.length).toBeGreaterThan(30);
  const missing = named.flatMap(([, file = '', names = '']) =>
    [...names.matchAll(/“([^”]+)”/g)].filter(
      ([, name = '']) => !readFileSync(file, 'utf8').includes(name),
    ),
  );
  expect(missing).toEqual([]);
});

function onOneLine(file: string): string {
  return readFileSync(file, 'utf8')
    .replaceAll(/\/\*\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ');
}
