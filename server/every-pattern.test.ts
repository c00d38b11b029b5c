import { expect, test } from 'vitest';
import { emailDomain, parseEmail } from '#contract/email.ts';
import { LIBRARY_NAME_CHARACTERS } from '#contract/limits.ts';
import { INVISIBLE, VISIBLE } from '#contract/visible.ts';
import { addPatterns, findPatterns, type FoundPattern } from '#testing/find-patterns.ts';
import { findSlowText, hostileTexts } from '#testing/hostile-texts.ts';
import { parseTerm } from './features/search/parse-term.ts';

/** The sources of the server, and of the pages that it renders. The scheme reads nothing but its own words. */
const FOLDERS = ['contract', 'server', 'web'];
/** A quadratic pattern takes 40 ms or more for this many characters, a linear one 8 at most. */
const LENGTH = 12_000;
/** After a letter, too: a pattern such as `^ +| +$` takes a run of spaces at the beginning at once. */
const FIRST = ['', 'x'];
const TEXTS = hostileTexts(LENGTH, { first: FIRST });
const BOUND_MS = 25;
const GROUP_STARTS = /\(\?(?:[:=!]|<[=!]|<\w+>)/g;
const LITERAL_RUNS = /[\p{L}\p{N} @:;,"'<>=&#!_-]{2,}/gu;

/** Files whose patterns see no text from outside that the server has to read. */
const EXEMPT = new Map([
  ['server/db/embedded/launch.ts', 'reads the messages of our own PostgreSQL'],
  ['web/features/faq/render-faq.ts', 'reads our own FAQ'],
  ['web/features/faq/render-markdown.ts', 'reads our own FAQ'],
  ['web/features/chatbot/clauses-of.ts', 'runs in the browser of the person who types'],
]);

/** For each file that puts patterns together: how many, and the functions that use them. */
const COMPOSED: Record<string, { count: number; read?: (text: string) => unknown }> = {
  'contract/email.ts': {
    count: 2,
    read: (text) => [parseEmail(text), emailDomain.safeParse(text)],
  },
  'contract/visible.ts': { count: 2, read: (text) => [VISIBLE.test(text), INVISIBLE.test(text)] },
  'server/features/search/parse-term.ts': {
    count: 1,
    read: (text) => parseTerm(text.slice(0, LIBRARY_NAME_CHARACTERS)),
  },
  // Runs in the browser of the person who types.
  'web/features/chatbot/first-name.ts': { count: 2 },
};

const { literal, composed } = findPatterns(FOLDERS);

test('the patterns of the sources are found, also in one that was added', () => {
  expect(literal.length).toBeGreaterThan(150);
  const found = { literal: [], composed: [] };
  const source = 'export const a = <b>{x.replace(/ +$/g, y)}</b>; const c = new RegExp(`${a}$`);';
  addPatterns(found, 'a.tsx', source);
  expect(found).toEqual({ literal: [{ file: 'a.tsx', pattern: / +$/g }], composed: ['a.tsx'] });
});

test.each(unique(literal))('$name takes linear time', ({ pattern }) => {
  expect(slowTextOf(pattern)).toBeUndefined();
});

test('a pattern that takes quadratic time is found', () => {
  expect(slowTextOf(/ +$/)).toBeDefined();
  expect(slowTextOf(/^ +| +$/g)).toBeDefined();
  expect(slowTextOf(/(?:zq)+$/)).toBeDefined();
});

test('patterns that are put together take linear time, and there are no others', () => {
  const counts: Record<string, number> = {};
  for (const file of composed) counts[file] = (counts[file] ?? 0) + 1;
  const expected = Object.entries(COMPOSED).map(([file, { count }]) => [file, count]);
  expect(counts).toEqual(Object.fromEntries(expected));
  const slow = Object.values(COMPOSED).map(
    ({ read }) => read && findSlowText(read, TEXTS, BOUND_MS),
  );
  expect(new Set(slow)).toEqual(new Set([undefined]));
});

function unique(found: FoundPattern[]): { name: string; pattern: RegExp }[] {
  const tried = found.filter(({ file }) => !EXEMPT.has(file));
  const named = tried.map(({ pattern }) => [String(pattern), pattern] as const);
  return [...new Map(named)].map(([name, pattern]) => ({ name, pattern }));
}

/** Searches everywhere in texts of common pieces, and of pieces that the pattern itself has. */
function slowTextOf({ source, flags }: RegExp): string | undefined {
  const everywhere = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  const runs = [...source.replaceAll(GROUP_STARTS, '(').matchAll(LITERAL_RUNS)].flatMap(([run]) => [
    run,
    `${run} `,
  ]);
  const texts = [...TEXTS, ...hostileTexts(LENGTH, { pieces: runs, first: FIRST })];
  return findSlowText((text) => text.replaceAll(everywhere, ''), texts, BOUND_MS);
}
