import { expect, test } from 'vitest';
import { aTree } from '../../../testing/a-tree.ts';
import { missingFolders, replacedBucket } from './compare-with-tree.ts';
import { NONE_REFUSED, planUploads } from './plan-uploads.ts';
import type { PlannedUpload } from './upload-item.ts';

const OPEN = { year: 'Year 2', week: 'Week 1' };

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

  expect(refused).toEqual(NONE_REFUSED);
  expect(targets(planned)).toEqual([target]);
});

test('a file too deep in a year group is left out, and the others go where their folders say', () => {
  for (const year of ['Year 3', 'Year 4']) {
    const { planned, refused } = plan(
      `${year}/Week 1/Slides.pdf`,
      `${year}/Week 1/Old/Slides.pdf`,
      `${year}/Loose.pdf`,
    );

    expect(targets(planned)).toEqual([`${year}/Week 1/Slides.pdf`]);
    expect(refused.badPlace).toEqual([`${year}/Week 1/Old/Slides.pdf`, `${year}/Loose.pdf`]);
  }
});

test.each([
  [['Scheme/Year 7/Week 1/A.pdf', 'Scheme/Week 2/B.pdf']],
  [['Reception/Week 1/A.pdf', 'Reception/Week 1/Old/A.pdf']],
  [['Spellings/A.pdf', 'Spellings/Old/A.pdf']],
])('%j: nobody can tell what the outermost folder is, so none is taken', (paths) => {
  expect(plan(...paths)).toEqual({ planned: [], refused: { ...NONE_REFUSED, badPlace: paths } });
});

test('files that are not PDFs do not decide where the others go', () => {
  const { planned, refused } = plan('Scheme/Year 7/Week 1/A.pdf', 'Scheme/Read me.txt');

  expect(targets(planned)).toEqual(['Year 7/Week 1/A.pdf']);
  expect(refused.notPdf).toEqual(['Read me.txt']);
});

test('folders dropped together are planned one by one', () => {
  const { planned, refused } = plan(
    'Year 3/Week 1/A.pdf',
    'Week 3/A.pdf',
    'Scheme/Year 7/Week 1/A.pdf',
  );

  expect(targets(planned)).toEqual([
    'Year 3/Week 1/A.pdf',
    'Year 2/Week 3/A.pdf',
    'Year 7/Week 1/A.pdf',
  ]);
  expect(refused).toEqual(NONE_REFUSED);
});

test.each([
  ['Notes.docx', 'notPdf'],
  ['Week 3/Notes.txt', 'notPdf'],
  ['Year 3/Slides.pdf', 'badPlace'],
  ['Year 7/Slides.pdf', 'badPlace'],
  ['a/b/c/d/Slides.pdf', 'badPlace'],
  ['Sli\u202edes.pdf', 'badName'],
  ['Week 3./Slides.pdf', 'badName'],
  [`${'long '.repeat(30)}.pdf`, 'longName'],
  [`${'long '.repeat(30)}/Slides.pdf`, 'longName'],
] as const)('%s is left out: %s', (path, reason) => {
  const { planned, refused } = plan(path);

  expect(planned).toEqual([]);
  const shown = reason === 'notPdf' ? path.split('/').at(-1) : path;
  expect(refused).toEqual({ ...NONE_REFUSED, [reason]: [shown] });
});

test('system files in folders are ignored silently', () => {
  expect(plan('Week 1/.DS_Store', 'Week 1/Thumbs.db', 'Week 1/._Slides.pdf')).toEqual({
    planned: [],
    refused: NONE_REFUSED,
  });
});

test('missing year groups and weeks are listed, each once and in order', () => {
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

function targets(planned: readonly PlannedUpload[]): string[] {
  return planned.map(({ year, week, name }) => `${year}/${week}/${name}`);
}

function plan(...paths: string[]) {
  const picked = paths.map((path) => {
    const parts = path.split('/');
    return { file: new File(['%PDF'], parts.at(-1) ?? ''), folders: parts.slice(0, -1) };
  });
  return planUploads(aTree(), OPEN, picked);
}
