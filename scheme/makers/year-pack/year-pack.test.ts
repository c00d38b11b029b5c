import { describe, expect, test } from 'vitest';
import { plainWord } from '../../marked-word.ts';
import { taughtIn } from '../../known-words.ts';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import { textFaultsIn } from '../paper/measured-text.ts';
import { SMALLEST } from '../paper/text-kinds.ts';
import { findWeek, reviewedWeeks } from '../week-place.ts';
import { exitWords } from '../words/exit-words.ts';
import { wordsByRule } from '../words/check-words.ts';
import { drawCertificate } from './certificate.ts';
import { drawYearPack, makeYearPack } from './make-year-pack.ts';
import { weeksOf } from './progression-map.ts';
import { GROWTH, STRANDS } from './strands.ts';
import { endWords, PATTERN_COUNT, startWords } from './test-words.ts';

const MOST_BYTES = 400_000;

describe.each(SCHEME)('$name', (year) => {
  const files = drawYearPack(year.name);

  test('no text of the year pack leaves its box or is too small to read', () => {
    const faults = files.flatMap(({ name, sheet: { problems, texts } }) => [
      ...problems.map((problem) => `${name}, ${problem}`),
      ...texts
        .filter(({ kind, size, text }) => size < SMALLEST[kind] || text === '')
        .map((text) => `${name}, ${text.name}`),
    ]);
    expect(faults).toEqual([]);
  });

  test('the tests have twenty different words, each with a gap in its sentence', () => {
    for (const words of [startWords(year), endWords(year)]) {
      expect(new Set(words.map(({ word }) => word)).size).toBe(20);
      expect(words.filter(({ word, sentence }) => !sentence.includes(`{${word}}`))).toEqual([]);
    }
  });

  test('fourteen words of a test are from patterns of as many weeks, and six are known by heart', () => {
    for (const words of [startWords(year), endWords(year)]) {
      if (words.every(({ from }) => from.startsWith('Year 1,'))) continue;
      const pattern = words.filter(({ isByHeart }) => !isByHeart);
      expect(words.map(({ isByHeart }) => isByHeart)).toEqual([
        ...Array.from({ length: PATTERN_COUNT }, () => false),
        ...Array.from({ length: 6 }, () => true),
      ]);
      expect(new Set(pattern.map(({ from }) => from)).size).toBe(PATTERN_COUNT);
    }
  });

  test('the test at the end of a year has no word in common with that at its start or at the start of the next', () => {
    const next = SCHEME[SCHEME.indexOf(year) + 1];
    const starts = [year, ...(next === undefined ? [] : [next])];
    const start = new Set(starts.flatMap(startWords).map(({ word }) => word));
    expect(endWords(year).filter(({ word }) => start.has(word))).toEqual([]);
  });

  test('the coverage tells each week that teaches a word of the statutory list', () => {
    const texts = files.find(({ name }) => name === 'Curriculum coverage.pdf')?.sheet.texts ?? [];
    const told = texts
      .map(({ text }) => text.replaceAll('\u00A0', ' '))
      // The entry 'equip (-ped; -ment)' has a semicolon of its own.
      .flatMap((text) => text.split(/; (?!-)/u));
    const short = year.name.replace('Year ', 'Y');
    const untold = year.weeks.flatMap((week) =>
      week.kind === 'teach'
        ? week.byHeart.flatMap(({ entry, forms }) =>
            weeksTeaching(year, forms.map(plainWord))
              .filter(
                (number) =>
                  !told.some(
                    (text) =>
                      text.startsWith(`${entry} Y`) &&
                      new RegExp(`${short} W${number}\\b`, 'u').test(text),
                  ),
              )
              .map((number) => `${entry} in Week ${number}`),
          )
        : [],
    );
    expect(untold).toEqual([]);
  });

  test('the words of the year have every word of each teaching week', () => {
    const texts = files.find(({ name }) => name === 'Words of the year.pdf')?.sheet.texts ?? [];
    const lists = texts.map(({ text }) => text.split(/[\s,]+/u));
    const teaching = year.weeks.filter((week) => week.kind === 'teach');
    const complete = teaching.filter((week) =>
      lists.some((list) => taughtIn(week).every((word) => list.includes(word))),
    );
    expect(complete).toHaveLength(teaching.length);
  });

  test('the gap analysis names for every word the week or the sound to go back to', () => {
    const texts = files.find(({ name }) => name === 'Gap analysis.pdf')?.sheet.texts ?? [];
    const legend = texts.filter(({ name }) => name.startsWith('legend'));
    expect(legend).toHaveLength(40);
    expect(legend.filter(({ text }) => /\((?:Year \d|undefined)?\)/u.test(text))).toEqual([]);
  });

  test('the gap analysis says what can be done at that time of the school', () => {
    const texts = files.find(({ name }) => name === 'Gap analysis.pdf')?.sheet.texts ?? [];
    const advice = texts.filter(({ name }) => name === 'how to use it').map(({ text }) => text);
    expect(advice[0]?.includes('go back to that spelling')).toBe(year === SCHEME[0]);
    expect(advice[1]?.includes('tell the secondary school')).toBe(year === SCHEME.at(-1));
  });

  test('the tests ask no word of fewer than four letters, unless it is learnt by heart', () => {
    const byHeart = new Set(
      SCHEME.flatMap(({ weeks }) =>
        weeks.flatMap((week) =>
          week.kind === 'teach' ? week.byHeart.map(({ entry }) => entry) : [],
        ),
      ),
    );
    const short = [...startWords(year), ...endWords(year)].filter(
      ({ word }) => word.length < 4 && !byHeart.has(word),
    );
    expect(short).toEqual([]);
  });

  test('the test at the start of the year asks words of the year before', () => {
    const before = SCHEME[SCHEME.indexOf(year) - 1]?.name ?? 'Year 1';
    expect(startWords(year).filter(({ from }) => !from.startsWith(before))).toEqual([]);
  });

  test('the gap analysis has a page for each of the two tests, with their words', () => {
    const grid = files.find(({ name }) => name === 'Gap analysis.pdf')?.sheet;
    expect(grid?.pages).toBe(2);
    for (const [page, words] of [startWords(year), endWords(year)].entries()) {
      const texts = grid?.texts.filter((text) => text.page === page + 1).map(({ text }) => text);
      const missing = words.filter(
        ({ word }, index) => !texts?.some((text) => text.startsWith(`${index + 1} ${word} (`)),
      );
      expect(missing).toEqual([]);
    }
  });

  test('the review gap grids have a page for each review, with its twenty words under their weeks', () => {
    const grids = files.find(({ name }) => name === 'Review gap grids.pdf')?.sheet;
    expect(grids?.pages).toBe(6);
    for (const [page, number] of [6, 12, 18, 24, 30, 36].entries()) {
      const texts = grids?.texts.filter((text) => text.page === page + 1) ?? [];
      const columns = texts
        .filter(({ name }) => /^column \d+$/u.test(name))
        .map(({ text }) => text);
      expect(columns.toSorted((one, other) => Number(one) - Number(other))).toEqual(
        Array.from({ length: 20 }, (_, index) => String(index + 1)),
      );
      const told = texts.map(({ text }) => text).join(' ');
      for (let week = number - 5; week < number; week += 1)
        expect(told).toContain(`Week ${week}: `);
    }
  });

  test('the legends of the review gap grids keep words to know by heart apart', () => {
    const grids = files.find(({ name }) => name === 'Review gap grids.pdf')?.sheet.texts ?? [];
    const legend = grids.filter(({ name }) => name.startsWith('legend '));
    for (const [page, number] of [6, 12, 18, 24, 30, 36].entries()) {
      const { week, place } = findWeek(year.name, number);
      if (week.kind === 'teach') continue;
      const lines = legend.filter((text) => text.page === page + 1).map(({ text }) => text);
      const told = wordsByRule(week, reviewedWeeks(place, week));
      expect(lines.map((line) => line.replace(/:.*$/u, ''))).toEqual(
        told.map(({ label }) => label),
      );
    }
  });

  test('the word mat has every word to know by heart once, under its pattern', () => {
    const mat = files.find(({ name }) => name === 'Word mat.pdf')?.sheet;
    const byHeart = year.weeks.flatMap((week) =>
      week.kind === 'teach' ? week.byHeart.flatMap(({ forms }) => forms.map(plainWord)) : [],
    );
    const texts = mat?.texts.map(({ text }) => text) ?? [];
    expect(mat?.pages).toBe(1);
    expect(byHeart.filter((word) => texts.filter((text) => text === word).length !== 1)).toEqual(
      [],
    );
    expect(texts).toContain('letters you cannot hear');
  });

  test('the overview has every week, the words that come back in it and those of its Exit check', () => {
    const overview = files.find(({ name }) => name === 'Overview.pdf')?.sheet.texts ?? [];
    const weeks = overview.filter(({ text }) => text.includes('Back again: '));
    expect(weeks).toHaveLength(36);
    const asked = year.weeks.flatMap((week) =>
      week.kind === 'teach'
        ? [
            `Exit check: ${exitWords(week)
              .map(({ word }) => word)
              .join(', ')}.`,
          ]
        : [],
    );
    expect(weeks.flatMap(({ text }) => /Exit check: .+$/u.exec(text)?.[0] ?? [])).toEqual(asked);
  });

  test('the progression map is three pages, each strand with what gets harder in it', () => {
    const map = files.find(({ name }) => name === 'Progression map.pdf')?.sheet;
    expect(map?.pages).toBe(3);
    const texts = map?.texts.map(({ text }) => text) ?? [];
    expect(STRANDS.filter((strand) => !texts.includes(GROWTH[strand]))).toEqual([]);
  });

  test('the progression map has every teaching week of every year once', () => {
    const map = files.find(({ name }) => name === 'Progression map.pdf')?.sheet.texts ?? [];
    const cells = map.map(({ text }) => text).join('\n');
    const weeks = STRANDS.flatMap((strand) => SCHEME.flatMap((one) => weeksOf(one, strand)));
    expect(weeks).toHaveLength(150);
    expect(weeks.filter(({ focus }) => !cells.includes(focus))).toEqual([]);
  });
});

test('apples to colour are on the certificates of Years 2 to 4 alone', () => {
  const withApples = SCHEME.filter((year) =>
    drawCertificate(year).texts.some(({ text }) => text.startsWith('Colour an apple')),
  );
  expect(withApples.map(({ name }) => name)).toEqual(['Year 2', 'Year 3', 'Year 4']);
});

test('word families, roots and origins are taught in every year from Year 3', () => {
  const taught = SCHEME.map((year) => weeksOf(year, 'Word families, roots and origins').length);
  expect(taught).toEqual([0, 3, 4, 2, 4]);
});

test('only years that share a word list have a plan for two years', () => {
  const withPlan = SCHEME.filter(({ name }) =>
    drawYearPack(name).some((file) => file.name === 'Two-year plan.pdf'),
  );
  expect(withPlan.map(({ name }) => name)).toEqual(['Year 3', 'Year 4', 'Year 5', 'Year 6']);
});

test('each file of a year pack is under 400 kB', async () => {
  const files = await makeYearPack('Year 2');
  expect(files.filter(({ bytes }) => bytes.length >= MOST_BYTES)).toEqual([]);
});

test.each(['Year 4', 'Year 6'])(
  'the text of the pack of %s is on its page and no smaller than stated, as measured in the PDFs',
  async (year) => {
    for (const { name, bytes } of await makeYearPack(year)) {
      const faults = await textFaultsIn(bytes, SMALLEST.print);
      expect({ name, faults }).toEqual({ name, faults: [] });
    }
  },
);

test('a year that the scheme does not have is refused by name', async () => {
  await expect(makeYearPack('Year 7')).rejects.toThrow('The scheme has no Year 7.');
});

function weeksTeaching({ weeks }: SchoolYear, words: string[]): number[] {
  return weeks.flatMap((week, index) =>
    taughtIn(week).some((word) => words.includes(word)) ? [index + 1] : [],
  );
}
