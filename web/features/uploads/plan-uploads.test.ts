import { expect, test } from 'vitest';
import { aTree } from '../../testing/a-tree.ts';
import { missingFolders, replacedBucket } from './compare-with-tree.ts';
import { planUploads } from './plan-uploads.ts';

const OPEN = { year: 'Year 2', week: 'Week 1' };
const NOBODY = { notPdf: [], badName: [], badPlace: [] };

test.each([
  ['Slides.pdf', 'Year 2/Week 1/Slides.pdf'],
  ['Slides.PDF', 'Year 2/Week 1/Slides.PDF'],
  ['Week 3/Slides.pdf', 'Year 2/Week 3/Slides.pdf'],
  ['Year 7/Week 3/Slides.pdf', 'Year 7/Week 3/Slides.pdf'],
  ['year 2/WEEK 10/Slides.pdf', 'Year 2/Week 10/Slides.pdf'],
  ['Cafe\u0301.pdf', 'Year 2/Week 1/Caf\u00e9.pdf'],
  ['Scheme/Year 7/Week 3/Slides.pdf', 'Year 7/Week 3/Slides.pdf'],
])('%s goes to %s', (path, target) => {
  const { planned, refused } = plan(path);

  expect(refused).toEqual(NOBODY);
  expect(planned.map(({ year, week, name }) => `${year}/${week}/${name}`)).toEqual([target]);
});

test('a folder around the year groups is left away, however deep the rest is', () => {
  const { planned } = plan('Scheme/Year 7/Week 1/A.pdf', 'Scheme/Week 2/B.pdf');

  expect(planned.map(({ year, week }) => `${year}/${week}`)).toEqual([
    'Year 7/Week 1',
    'Year 2/Week 2',
  ]);
});

test.each([
  ['Notes.docx', 'notPdf'],
  ['Week 3/Notes.txt', 'notPdf'],
  ['Year 3/Slides.pdf', 'badPlace'],
  ['a/b/c/d/Slides.pdf', 'badPlace'],
  ['Sli\u202edes.pdf', 'badName'],
  ['Week 3./Slides.pdf', 'badName'],
  [`${'long '.repeat(30)}.pdf`, 'badName'],
] as const)('%s is left out: %s', (path, reason) => {
  const { planned, refused } = plan(path);

  expect(planned).toEqual([]);
  expect(refused).toEqual({ ...NOBODY, [reason]: [path.split('/').at(-1)] });
});

test('what systems leave in folders is passed over without a word', () => {
  expect(plan('Week 1/.DS_Store', 'Week 1/Thumbs.db', 'Week 1/._Slides.pdf')).toEqual({
    planned: [],
    refused: NOBODY,
  });
});

test('year groups and weeks that are not there yet are told, each once and in order', () => {
  const { planned } = plan('Year 7/Week 2/A.pdf', 'Year 7/Week 10/B.pdf', 'Year 7/Week 2/C.pdf');
  const here = plan('Week 1/A.pdf', 'Week 4/A.pdf').planned;

  expect(missingFolders(aTree(), [...planned, ...here])).toEqual([
    { year: 'Year 2', week: 'Week 4' },
    { year: 'Year 7' },
    { year: 'Year 7', week: 'Week 2' },
    { year: 'Year 7', week: 'Week 10' },
  ]);
});

test('a file that will be replaced is found whatever its case', () => {
  const found = plan('slides.pdf', 'Week 2/FILM.pdf', 'New.pdf').planned;

  expect(found.map((upload) => replacedBucket(aTree(), upload))).toEqual([
    'learning',
    'learning-readonly',
    undefined,
  ]);
});

function plan(...paths: string[]) {
  const picked = paths.map((path) => {
    const parts = path.split('/');
    return { file: new File(['%PDF'], parts.at(-1) ?? ''), folders: parts.slice(0, -1) };
  });
  return planUploads(aTree(), OPEN, picked);
}
