import { expect, test } from 'vitest';
import { DRAWN_WITHIN_MS, drawnYear } from '#testing/drawn-scheme.ts';
import { plainWord } from '../../marked-word.ts';
import { SCHEME } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import { exitWords } from '../words/exit-words.ts';
import { withGap } from '../words/gap-sentence.ts';
import { soundAlikes } from '../words/sound-alikes.ts';
import { hasWord } from './has-word.ts';
import { supportPaper } from './paper-section.ts';
import {
  neededForDictation,
  supportBank,
  supportSentences,
  supportWords,
} from './support-words.ts';

/** At most this many of the three are read out again by the Exit check, where the core sheet has no other. */
const MOST_READ_OUT_AGAIN = 2;
const FEWEST_PAIRS = 2;

const WEEKS = SCHEME.flatMap(({ name, weeks }) =>
  weeks.flatMap((_, index) => {
    const { place, week } = findWeek(name, index + 1);
    return week.kind === 'teach' ? [{ week, place }] : [];
  }),
);

/** Those with a word bank; a practice paper has ten sentences of its own. */
const WITH_BANK = WEEKS.filter(({ week }) => supportPaper(week) === undefined);

test('few sentences of the support worksheet are those that the Exit check reads out later', () => {
  for (const { week, place } of WEEKS) {
    const readOut = new Set(exitWords(week).map(({ sentence }) => sentence));
    const sentences = supportSentences(place, week);
    expect(sentences).toHaveLength(supportPaper(week)?.length ?? 3);
    const again = sentences.filter((sentence) => readOut.has(withGap(sentence, wordIn(sentence))));
    expect({ place: place.name, isFew: again.length <= MOST_READ_OUT_AGAIN }).toEqual({
      place: place.name,
      isFew: true,
    });
  }
});

test('the support worksheet has six words, and five to choose from for three gaps', () => {
  for (const { week } of WEEKS) expect(new Set(supportWords(week)).size).toBe(6);
  expect(WITH_BANK.length).toBeGreaterThanOrEqual(WEEKS.length - 1);
  for (const { week, place } of WITH_BANK) {
    expect(new Set(supportBank(place, week)).size).toBe(5);
  }
});

test('every word of the Exit check is on the support worksheet, or in the sentence dictated for it', () => {
  const missing = WEEKS.flatMap(({ week, place }) => {
    const asked = supportSentences(place, week).map(wordIn);
    const bank = supportPaper(week) === undefined ? supportBank(place, week) : asked;
    const met = new Set([...supportWords(week), ...bank].map((word) => word.toLowerCase()));
    return exitWords(week)
      .filter(({ word }) => !met.has(word.toLowerCase()) && !hasWord(week.dictation[0], word))
      .map(({ word }) => `${place.name}: ${word}`);
  });
  expect(missing).toEqual([]);
});

test('in Year 2 every word of the Exit check is written on the support worksheet', () => {
  const unwritten = WEEKS.filter(({ place }) => place.year.name === 'Year 2').flatMap(
    ({ week, place }) => {
      const written = new Set([
        ...supportWords(week),
        ...supportSentences(place, week).map((one) => wordIn(one)),
      ]);
      return exitWords(week)
        .filter(({ word }) => !written.has(word) && !hasWord(week.dictation[0], word))
        .map(({ word }) => `${place.name}: ${word}`);
    },
  );
  expect(unwritten).toEqual([]);
});

test('part B of the support worksheet asks for a word of its part A', () => {
  for (const { week, place } of WITH_BANK) {
    const words = new Set(supportWords(week).map((word) => word.toLowerCase()));
    const asked = supportSentences(place, week).map((one) => wordIn(one).toLowerCase());
    expect(asked.filter((word) => words.has(word)).length).toBeGreaterThanOrEqual(1);
  }
});

test('words that sound alike stand together on the support worksheet, or not at all', () => {
  const confusing = WEEKS.filter(({ week }) => week.pattern === 'homophones');
  expect(confusing.length).toBeGreaterThan(0);
  for (const { week, place } of confusing) {
    const words = supportWords(week);
    const sets = soundAlikes(week).map((set) => set.map(plainWord));
    const counts = sets.map((set) => set.filter((word) => words.includes(word)).length);
    const cut = sets.filter((set, index) => ![0, set.length].includes(counts[index] ?? 0));
    expect({ place: place.name, cut }).toEqual({ place: place.name, cut: [] });
    expect(counts.filter((count) => count > 0).length).toBeGreaterThanOrEqual(FEWEST_PAIRS);
  }
});

test('outside homophones the dictated sentence hardly ever has a word of the list that is not on the sheet', () => {
  const needed = WEEKS.filter(
    ({ week }) => week.pattern !== 'homophones' && neededForDictation(week).length > 0,
  );
  expect(needed.length).toBeLessThanOrEqual(3);
});

test.each(SCHEME)(
  'the word bank of $name is folded back before the dictation',
  async ({ name, weeks }) => {
    const drawn = await drawnYear(name);
    for (const [index, week] of weeks.entries()) {
      if (week.kind === 'review' || supportPaper(week) !== undefined) continue;
      const texts = drawn[index]?.['support worksheet'].texts ?? [];
      const told = texts.find((text) => text.name === 'about the word bank')?.text;
      expect(told).toMatch(/Fold it back before part C\.$/u);
      expect(texts.find((text) => text.name === 'heading C')?.text).toBe('Dictation');
    }
  },
  DRAWN_WITHIN_MS,
);

function wordIn(sentence: string): string {
  return /\{(.+)\}/u.exec(sentence)?.[1] ?? '';
}
