import { expect, test } from 'vitest';
import { gapsOf } from './makers/answers/first-page-answers.ts';
import { BUILT_WORDS } from './makers/worksheet/study-section.ts';
import { SCHEME } from './scheme.ts';
import type { WordFamily, WordMatrix } from './week.ts';

const STUDIES = SCHEME.flatMap(({ name, weeks }) =>
  weeks.flatMap((week, index) =>
    week.kind === 'teach' && week.study !== undefined
      ? [{ where: `${name}, week ${index + 1}`, study: week.study }]
      : [],
  ),
);
const FAMILIES = STUDIES.flatMap(({ where, study }) =>
  study.kind === 'word family' ? [{ where, study }] : [],
);
const MATRICES = STUDIES.flatMap(({ where, study }) =>
  study.kind === 'word matrix' ? [{ where, study }] : [],
);
const FEWEST_GAPS = 6;

test('Years 5 and 6 study families and parts of words, each in five weeks or more', () => {
  for (const year of ['Year 5', 'Year 6']) {
    for (const kind of ['word family', 'word matrix']) {
      const weeks = STUDIES.filter(
        ({ where, study }) => where.startsWith(`${year},`) && study.kind === kind,
      );
      expect(weeks.length).toBeGreaterThanOrEqual(5);
    }
  }
});

test('each row of a family has a word to begin from and one to find', () => {
  expect(FAMILIES.flatMap(familyFaults)).toEqual([]);
});

test('every word of a matrix can be built from its parts, and every part is of use', () => {
  expect(MATRICES.flatMap(matrixFaults)).toEqual([]);
});

test('a word that the parts do not make is found, and so is a part that no word needs', () => {
  const study: WordMatrix = {
    kind: 'word matrix',
    prompt: '',
    columns: [['re', 'de'], ['sign'], ['ed']],
    words: ['resign', 'resigned', 'assigned'],
  };
  expect(matrixFaults({ where: 'here', study })).toEqual([
    'here: 3 words, 9 needed',
    'here: assigned is not made of its parts',
    'here: no word needs de',
  ]);
});

function familyFaults({ where, study }: { where: string; study: WordFamily }): string[] {
  const gaps = gapsOf(study);
  const given = study.rows.flat().filter((word) => !word.startsWith('{'));
  const oneEach = study.rows.filter(
    (row) =>
      row.length !== study.columns.length ||
      row.filter((word) => word.startsWith('{')).length !== 1,
  );
  return [
    ...(gaps.length < FEWEST_GAPS ? [`${where}: ${gaps.length} gaps`] : []),
    ...(new Set([...gaps, ...given]).size < gaps.length + given.length
      ? [`${where}: a word stands twice`]
      : []),
    ...oneEach.map((row) => `${where}: ${row.join(', ')}`),
  ];
}

function matrixFaults({ where, study }: { where: string; study: WordMatrix }): string[] {
  const { words, columns } = study;
  const built = words.map((word) => ({ word, parts: partsOf(word, columns) }));
  const used = new Set(built.flatMap(({ parts = [] }) => parts));
  return [
    ...(new Set(words).size < BUILT_WORDS ? [`${words.length} words, ${BUILT_WORDS} needed`] : []),
    ...built.flatMap(({ word, parts }) =>
      parts === undefined ? [`${word} is not made of its parts`] : [],
    ),
    ...columns.flat().flatMap((part) => (used.has(part) ? [] : [`no word needs ${part}`])),
  ].map((fault) => `${where}: ${fault}`);
}

/** One part or none from each column in turn; nothing where they do not make the word. */
function partsOf(word: string, [column, ...others]: string[][]): string[] | undefined {
  const chains = chainsOf(column === undefined ? [] : [column, ...others]);
  return chains.find((parts) => spellings(parts).includes(word));
}

function chainsOf([column, ...others]: string[][]): string[][] {
  if (column === undefined) return [[]];
  const rest = chainsOf(others);
  return ['', ...column].flatMap((part) =>
    rest.map((chain) => (part === '' ? chain : [part, ...chain])),
  );
}

/** As they stand, without an e before a vowel, with y as i, or with the last letter doubled. */
function spellings(parts: string[]): string[] {
  return parts.reduce<string[]>(
    (words, part) =>
      words.flatMap((word) => [
        word + part,
        ...(word.endsWith('e') && /^[aeiouy]/u.test(part) ? [word.slice(0, -1) + part] : []),
        ...(word.endsWith('y') ? [`${word.slice(0, -1)}i${part}`] : []),
        ...(/(?:fer|mit)$/u.test(word) && /^[aei]/u.test(part)
          ? [word + word.slice(-1) + part]
          : []),
      ]),
    [''],
  );
}
