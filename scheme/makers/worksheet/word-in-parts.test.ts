import { expect, test } from 'vitest';
import { plainWord } from '../../marked-word.ts';
import { SCHEME } from '../../scheme.ts';
import { parseMorphemes } from '../../words/word-parts.ts';
import { entryOf } from '../../words/words.ts';
import { firstPageAnswers } from '../answers/first-page-answers.ts';
import { findWeek } from '../week-place.ts';
import { practiceWords } from '../words/practice-words.ts';
import { firstPageOf } from './first-page.ts';
import { drawTeachingWorksheet } from './teaching-worksheet.ts';
import { isAboutParts } from './word-in-parts.ts';

const WEEKS = SCHEME.flatMap(({ name, weeks }) =>
  weeks.flatMap((_, index) => {
    const { place, week } = findWeek(name, index + 1);
    return week.kind === 'teach' ? [{ place, week }] : [];
  }),
);

test('weeks about roots and affixes are told from others', () => {
  const about = WEEKS.filter(({ week }) => isAboutParts(week)).map(
    ({ place }) => `${place.year.name}, ${place.number}`,
  );
  expect(about).toEqual(
    expect.arrayContaining([
      'Year 5, 3',
      'Year 5, 17',
      'Year 6, 4',
      'Year 6, 16',
      'Year 6, 17',
      'Year 6, 25',
    ]),
  );
  for (const other of ['Year 2, 28', 'Year 4, 31', 'Year 5, 31', 'Year 6, 20', 'Year 6, 22']) {
    expect(about).not.toContain(other);
  }
});

test('in a week about roots and affixes part B is cut at them, on the sheet and in the answers', () => {
  const cut = WEEKS.filter(
    ({ place, week }) => isAboutParts(week) && firstPageOf(place).practice === 'cut',
  );
  expect(cut.length).toBeGreaterThan(3);
  for (const { place, week } of cut) {
    const texts = drawTeachingWorksheet(place, week).texts.map(({ text }) => text);
    expect(texts).toContain('Parts');
    expect(texts).not.toContain('Syllables');
    const answers = JSON.stringify(firstPageAnswers(place, week).at(-1));
    for (const { notation } of practiceWords(week)) {
      const { morphemes } = entryOf(notation);
      if (morphemes === undefined || plainWord(notation).includes('-')) continue;
      expect(answers).toContain(
        parseMorphemes(morphemes)
          .map(({ letters }) => letters)
          .join('|'),
      );
    }
  }
});
