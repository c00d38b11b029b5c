import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BRAND } from '#contract/brand.ts';
import {
  CODE_RESEND_SECONDS,
  GRACE_DAYS,
  TRIAL_DAYS,
  VERIFICATION_CODE_DIGITS,
  VERIFICATION_CODE_MINUTES,
} from '#contract/limits.ts';
import { RETENTION_SECONDS, retentionDays } from '#contract/retention.ts';
import { WEEK_FILES } from '#scheme/makers/make-week.ts';
import { SESSION_MINUTES, TEACHING_SESSIONS } from '#scheme/makers/sessions.ts';
import { HALF_TERMS, WEEKS_IN_HALF_TERM } from '#scheme/makers/week-place.ts';
import { yearPackNames } from '#scheme/makers/year-pack/make-year-pack.ts';
import { SCHEME } from '#scheme/scheme.ts';
import { CODE_TRIES } from '#server/features/auth/codes.queries.ts';
import { SESSION_IDLE_MS, SESSION_SECONDS } from '#server/features/auth/session-life.ts';
import { boardCopy } from '../web/copy/board.ts';
import { passkeysCopy } from '../web/copy/passkeys.ts';
import { withPrice } from '../web/copy/price.ts';
import { pricingCopy } from '../web/copy/pricing.ts';
import { supportCopy } from '../web/copy/support.ts';
import { viewerCopy } from '../web/copy/viewer.ts';
import { ZOOM } from '../web/features/library/pdf-viewer/zoom.ts';

const DAY_SECONDS = 24 * 60 * 60;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const answers = new Map(
  withPrice(readFileSync('web/public/md/faq.md', 'utf8'))
    .split('\n### ')
    .map((section) => [section.slice(0, section.indexOf('\n')), section] as const),
);

const inWords = (number: number) => NUMBERS[number] ?? String(number);
const capitalised = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;
const weeks = SCHEME[0]?.weeks.length ?? 0;
const days = SESSION_SECONDS / DAY_SECONDS;

test.each([
  ['How do I sign in?', [`a code of ${inWords(VERIFICATION_CODE_DIGITS)} digits`]],
  ['Why has my code not arrived?', [`after ${inWords(CODE_RESEND_SECONDS / 60)} minute`]],
  [
    'Why is my code not accepted?',
    [`works for ${VERIFICATION_CODE_MINUTES} minutes`, `After ${CODE_TRIES} wrong tries`],
  ],
  [
    'How long do I stay signed in?',
    [`For ${days} days at most`, `for ${SESSION_IDLE_MS / 1000 / DAY_SECONDS} days`],
  ],
  ['Do you use cookies?', [`for ${days} days at most`]],
  ['Can I make the slides larger?', [`from ${ZOOM.minimum} to ${ZOOM.maximum}`]],
  ['How much does it cost?', [`${pricingCopy.price.amount.replace('.00', '')} a year`]],
  ['How long does a trial last?', [`lasts ${TRIAL_DAYS} days`]],
  ['What happens when our subscription ends?', [`For ${GRACE_DAYS} days after`]],
  ['What are your support hours?', [supportCopy.hours.replace('We are here ', '')]],
  ['How do I contact you?', [BRAND.teamEmail]],
  ['Why has my code not arrived?', [BRAND.senderEmail]],
])('%s is answered with the numbers and addresses of the product', (question, promised) => {
  for (const text of promised) expect(answers.get(question)).toContain(text);
});

test('the year groups and weeks are those of the scheme', () => {
  const answer = answers.get('Which year groups are covered?');
  for (const { name } of SCHEME) expect(answer).toContain(name);
  expect(new Set(SCHEME.map((year) => year.weeks.length))).toEqual(new Set([weeks]));
  expect(answer).toContain(`with ${weeks} weeks in each`);
});

test('the files of a week are those that the scheme has', () => {
  const answer = answers.get('What do we get for each week?') ?? '';
  const names = WEEK_FILES.map((file) => file.replace('.pdf', ''));
  expect(answer).toContain(`${capitalised(inWords(names.length))} PDFs`);
  for (const name of names) expect(answer).toContain(`**${name}**`);
});

test('a week has as many words as the scheme', () => {
  const teaching = SCHEME.flatMap((year) => year.weeks).filter((week) => week.kind === 'teach');
  const ofRule = teaching.map(({ groups }) => groups.flatMap(({ words }) => words).length);
  const byHeart = teaching.map((week) => week.byHeart.length);
  const range = (counts: number[]) => `${Math.min(...counts)} to ${Math.max(...counts)}`;
  expect(answers.get('Where are the words for the week?')).toContain(
    `has ${range(ofRule)} words for it and ${range(byHeart)} to know by heart`,
  );
});

test('a lesson is as long as the sessions of the slides', () => {
  const answer = answers.get('How long is each lesson?') ?? '';
  const sessions = Object.keys(TEACHING_SESSIONS).length;
  expect(answer).toContain(`${inWords(sessions)} sessions of ${SESSION_MINUTES} minutes`);
  expect(answer).toContain(`one lesson of ${3 * SESSION_MINUTES} minutes`);
});

test('half terms, and the weeks that look back, are those of the scheme', () => {
  const answer = answers.get('Does it fit terms and half terms?') ?? '';
  const [terms, length] = [HALF_TERMS.length, WEEKS_IN_HALF_TERM].map(inWords);
  expect(answer).toContain(`The ${weeks} weeks of a year are ${terms} half terms of ${length}`);
  expect(answer).toContain(`from ${HALF_TERMS[0]} to ${HALF_TERMS.at(-1)}`);
  const reviews = SCHEME.flatMap((year) =>
    year.weeks.flatMap(({ kind }, index) => (kind === 'review' ? [index + 1] : [])),
  );
  expect(reviews.filter((number) => number % WEEKS_IN_HALF_TERM !== 0)).toEqual([]);
  expect(reviews).toHaveLength(SCHEME.length * HALF_TERMS.length);
});

test('the Year pack has what is said of it', () => {
  const answer = answers.get('What is in the Year pack?')?.toLowerCase() ?? '';
  for (const name of [
    'Overview',
    'Curriculum coverage',
    'Class tracker',
    'Gap analysis',
    'Review gap grids',
  ]) {
    expect(answer).toContain(name.toLowerCase());
    for (const year of SCHEME) expect(yearPackNames(year.name)).toContain(`${name}.pdf`);
  }
  const withPlan = SCHEME.filter(({ name }) => yearPackNames(name).includes('Two-year plan.pdf'));
  expect(withPlan.map(({ name }) => name)).toEqual(['Year 3', 'Year 4', 'Year 5', 'Year 6']);
  expect(answer).toContain('years 3 to 6 also have a two-year plan');
});

test('a file that an answer names in bold is in a week or a Year pack, or is a button or a key', () => {
  const files = [...WEEK_FILES, ...SCHEME.flatMap(({ name }) => yearPackNames(name))];
  const known = new Set([...files.map((file) => file.replace('.pdf', '')), ...ON_SCREEN]);
  const bold = [...answers.values()].flatMap((answer) =>
    [...answer.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name),
  );
  expect(bold.filter((name) => !known.has(name))).toEqual([]);
});

test('the privacy notice has the times of the product, and names every cookie', () => {
  const notice = readFileSync('web/public/md/privacy.md', 'utf8');
  for (const text of [
    `for ${days} days at most`,
    `lasts ${BROWSER_COOKIE_DAYS} days`,
    `for ${RETENTION_SECONDS.providerVisits / 60} minutes at most`,
    `You have ${retentionDays('accountsBeingDeleted')} days to change your mind`,
  ]) {
    expect(notice).toContain(text);
  }
  const answer = answers.get('How do I delete my account?');
  expect(answer).toContain(`You have ${retentionDays('accountsBeingDeleted')} days`);
  for (const name of cookieNames()) expect(notice).toContain(`\`${name}\``);
});

const BROWSER_COOKIE_DAYS = 400;

/** The names in the sources of the server. */
function cookieNames(): string[] {
  const files = ['app', 'http/browser-cookie', 'features/passkeys/passkey-challenge'];
  const others = ['features/providers/sign-in-visit', 'features/auth/unconfirmed-passkey'];
  const names = [...files, ...others].flatMap((file) => {
    const source = readFileSync(`server/${file}.ts`, 'utf8');
    return [...source.matchAll(/name: '([a-z-]+)'/g)].map(([, name = '']) => name);
  });
  expect(names).toHaveLength(6);
  return names;
}

const ON_SCREEN = [
  boardCopy.presenter.start,
  passkeysCopy.heading,
  viewerCopy.fitPage,
  ...'Year pack, Present, Download, Download week, Print, Print sheets, More actions, Send again, Name, Logout, Update Profile, Delete my account, Download my data, Resource Updates & Newsletter, Error loading PDF, F, Escape, Home, End, Enter, B, G, T, R, ?, +, -'.split(
    ', ',
  ),
];

test('answers say email as everybody does', () => {
  expect([...answers.values()].join('\n')).not.toMatch(/e-mail/i);
});
