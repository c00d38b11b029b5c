import { expect, test } from 'vitest';
import { drawnYear, DRAWN_WITHIN_MS } from '#testing/drawn-scheme.ts';
import { exitWords } from './makers/words/exit-words.ts';
import { SCHEME } from './scheme.ts';
import { sentencesOf } from './sentences.ts';
import { ENTRIES } from './words/words.ts';

/** As many words running make two sentences too much alike. */
const WORDS_RUNNING = 6;

const WEEKS = SCHEME.flatMap(({ name, weeks }) =>
  weeks.flatMap((week, index) =>
    week.kind === 'teach' ? [{ week, where: `${name}, week ${index + 1}` }] : [],
  ),
);

test.each(SCHEME)(
  'the Exit check of a week of $name reads out no sentence of its slides',
  async ({ name, weeks }) => {
    const drawn = await drawnYear(name);
    const shown = weeks.flatMap((week, index) => {
      if (week.kind === 'review') return [];
      const texts = drawn[index]?.slides.texts.map(({ text }) => text) ?? [];
      return exitWords(week)
        .filter(({ sentence }) => texts.some((text) => text.includes(sentence)))
        .map(({ sentence }) => `${index + 1}: ${sentence}`);
    });
    expect(shown).toEqual([]);
  },
  DRAWN_WITHIN_MS,
);

test('a week of words that sound alike has sentences of its own for the Exit check', () => {
  const without = WEEKS.filter(
    ({ week }) => week.pattern === 'homophones' && week.exitSentences?.length !== 5,
  );
  expect(without.map(({ where }) => where)).toEqual([]);
});

test('the sentences of an Exit check are like no other of the scheme', () => {
  const all = [
    ...ENTRIES.flatMap(({ entries }) => entries.map(({ sentence }) => sentence)),
    ...SCHEME.flatMap(({ weeks }) => weeks.flatMap(sentencesOf)),
  ];
  const alike = WEEKS.flatMap(({ week, where }) =>
    (week.exitSentences ?? []).flatMap((gap) => {
      const own = gap.replaceAll(/[{}]/gu, '');
      const others = new Set(all.filter((other) => other !== own).flatMap(runsOf));
      return runsOf(own).some((run) => others.has(run)) ? [`${where}: ${own}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test('a sentence of an Exit check has its word once, and not at its start', () => {
  const faults = WEEKS.flatMap(({ week, where }) =>
    (week.exitSentences === undefined ? [] : exitWords(week))
      .filter(
        ({ word, sentence }) => wordsIn(sentence).indexOf(word) < 1 || isTwice(word, sentence),
      )
      .map(({ sentence }) => `${where}: ${sentence}`),
  );
  expect(faults).toEqual([]);
});

function isTwice(word: string, sentence: string): boolean {
  return wordsIn(sentence).filter((one) => one === word).length > 1;
}

function runsOf(sentence: string): string[] {
  const words = wordsIn(sentence);
  return words
    .slice(0, Math.max(0, words.length - WORDS_RUNNING + 1))
    .map((_, start) => words.slice(start, start + WORDS_RUNNING).join(' '));
}

function wordsIn(sentence: string): string[] {
  return sentence.toLowerCase().match(/[a-z]+(?:['-][a-z]+)*/gu) ?? [];
}
