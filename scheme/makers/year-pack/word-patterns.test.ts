import { describe, expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { wordsByPattern } from './word-patterns.ts';
import { matColumns } from './word-sheets.ts';

describe.each(SCHEME)('$name', (year) => {
  const patterns = wordsByPattern(
    year.weeks.flatMap((week) =>
      week.kind === 'teach' ? week.byHeart.flatMap(({ forms }) => forms) : [],
    ),
  );

  test('words under endings are marked at their end', () => {
    const endings = patterns.find(({ heading }) => heading === 'endings')?.words ?? [];
    expect(endings.filter((notation) => !/\](?:d|ly|s)?$/u.test(notation))).toEqual([]);
  });

  test('the letters of a heading are marked in every word under it', () => {
    const named = patterns.filter(({ heading }) => /^[a-z]{1,4}(?:, [a-z]+)*$/u.test(heading));
    const stray = named.flatMap(({ heading, words }) =>
      words.filter((notation) => {
        const marked = (notation.match(/\[[^\]]+\]/gu) ?? []).join(' ').toLowerCase();
        return !heading.split(', ').some((letters) => marked.includes(letters));
      }),
    );
    expect(stray).toEqual([]);
  });

  test('every column of the word mat begins with a heading, and none ends with one', () => {
    const columns = matColumns(patterns);
    expect(columns).toHaveLength(3);
    const isHeading = (item: object | undefined) => item !== undefined && 'heading' in item;
    expect(columns.filter((column) => !isHeading(column[0]) || isHeading(column.at(-1)))).toEqual(
      [],
    );
  });
});

test('under letters that are not heard only those are marked', () => {
  const [words] = wordsByPattern(['[Ch]ris[t]mas', 'clim[b]']).map((pattern) => pattern.words);
  expect(words).toEqual(['Chris[t]mas', 'clim[b]']);
});

test('words stand under what their marked letters show', () => {
  const byHeading = Object.fromEntries(
    wordsByPattern(['com[pe]tition', 'reco[g]n[ise]', 'sinc[ere]', 'r[hy]me', 'y[ach]t']).map(
      ({ heading, words }) => [heading, words],
    ),
  );
  expect(byHeading).toEqual({
    'letters you cannot hear': ['r[hy]me', 'y[ach]t'],
    endings: ['reco[g]n[ise]', 'sinc[ere]'],
    'more tricky parts': ['com[pe]tition'],
  });
});
