import { expect, test } from 'vitest';
import { findSlowText } from '#testing/hostile-texts.ts';
import { replyTo } from './features/chatbot/reply-to.ts';
import { findIntroduction } from './features/chatbot/first-name.ts';
import { parseFaq } from './features/faq/parse-faq.ts';
import { wordsOf } from './features/faq/words-of.ts';
import { plainLine } from './features/feedback/plain-text.ts';
import { nameRefusal } from './features/library/changes/name-refusal.ts';
import { searchTree } from './features/library/tree/search-tree.ts';
import { filterSchools } from './features/schools/select-schools.ts';
import { placeAfterSignIn } from './features/guards/place-after-sign-in.ts';
import { typedEmail } from './features/sign-in/sign-in-input.ts';

const LENGTH = 64 * 1024;
/** Linear patterns take a few; a quadratic one takes seconds. */
const BOUND_MS = 100;

/** Pieces that patterns of the site begin, go on or end with. */
const PIECES = [
  ' ',
  'a',
  'a ',
  '.',
  "'",
  "a'",
  ', ',
  '\n',
  '\r',
  '-',
  '/',
  '@',
  '\u0301',
  'hi ',
  'hi, ',
  'im ',
  "I'm A",
  "I'm A ",
  ". I'm A",
  'my name is ',
  'my name is A B from ',
  'call me a',
  '](',
  '[a](',
  '<!--',
  '<!-- keywords:',
  '<!-- keywords: -',
  '## a\n',
  '### a\n',
  '{name}',
];
const TEXTS = PIECES.flatMap((piece) =>
  ['', '### a\n', "hi I'm "].map((first) => `${first}${piece.repeat(LENGTH / piece.length)}x`),
);
const SCHOOL = {
  id: '1',
  name: 'Meadow',
  domain: 'meadow.example',
  contactName: null,
  contactEmail: null,
  subscriptionStatus: 'active',
} as const;
const KNOWLEDGE = {
  faq: '## a\n### how\nso',
  conversation: '## a\n### hello\n<!-- keywords: hi -->',
};

test.each<[string, (text: string) => unknown]>([
  ['the name in a question', findIntroduction],
  ['a question', (text) => replyTo(text, KNOWLEDGE)],
  ['the words of a text', wordsOf],
  ['the FAQ', parseFaq],
  ['feedback', plainLine],
  ['a name in the library', nameRefusal],
  ['a search', (text) => searchTree({ years: [] }, text)],
  ['a search for schools', (text) => filterSchools([SCHOOL], text)],
  ['the place to go on to', (text) => placeAfterSignIn(`?next=/${text}`)],
  ['an e-mail address', (email) => typedEmail.safeParse({ email })],
])('%s of 64 kB is read in linear time', (_what, read) => {
  expect(findSlowText(read, TEXTS, BOUND_MS)).toBeUndefined();
});
