import { plainWord } from '../../marked-word.ts';
import { HALF_TERMS, WEEKS_IN_HALF_TERM } from '../week-place.ts';
import type { Block } from '../paper/flowing.ts';
import type { Run } from '../paper/runs.ts';
import type { Sheet } from '../paper/sheet.ts';
import type { SchoolYear } from '../../scheme.ts';
import { capitalised } from '../words/capitalised.ts';
import { asSentence } from '../words/as-sentence.ts';
import { exitWords } from '../words/exit-words.ts';
import { marksKey } from '../words/marks-key.ts';
import { reviewTitle } from '../words/review-title.ts';
import { lookBackWords, revisitWords } from '../words/returning-words.ts';
import { packText } from './year-pack-text.ts';

const PAGES = 9;

/** The 36 weeks: what is taught, what is learnt by heart, which words come back and which the Exit check asks. */
export function drawOverview(year: SchoolYear): Sheet {
  const blocks = year.weeks.flatMap((_, index): Block[] => {
    const isFirst = index % WEEKS_IN_HALF_TERM === 0;
    const heading = HALF_TERMS[index / WEEKS_IN_HALF_TERM] ?? '';
    return [
      ...(isFirst ? [{ kind: 'heading' as const, text: heading }] : []),
      { kind: 'text', label: `Week ${index + 1}`, content: weekRuns(year, index + 1) },
    ];
  });
  const key =
    marksKey(year.weeks.flatMap((week) => (week.kind === 'teach' ? week.focus : [])).join('\n')) ??
    '';
  const about: Block = {
    kind: 'text',
    content: [
      { text: `${year.title}. `, font: 'readingBold' },
      {
        text: `Words to know by heart come back after about one, three and eight weeks and in the next year. Every other word comes back at least once. The Exit check asks five words in session 5. Marks: ${key}`,
      },
    ],
  };
  return packText(year, {
    title: 'Overview of 36 weeks',
    blocks: [about, ...testsInMay(year), ...blocks],
    pages: PAGES,
  });
}

/** The week of the practice paper, by its number, may come after the tests. */
function testsInMay({ weeks }: SchoolYear): Block[] {
  const number = weeks.findIndex((week) => week.kind === 'teach' && week.paper !== undefined) + 1;
  if (number === 0) return [];
  return [
    {
      kind: 'text',
      label: 'Tests',
      content: `The Key Stage 2 tests are in the second week of May: give the explanation and the paper of Week ${number} in the week before, whatever your week number.`,
    },
  ];
}

function weekRuns(year: SchoolYear, number: number): Run[] {
  const week = year.weeks[number - 1];
  if (week === undefined) return [];
  const place = { year, number };
  const back = [...revisitWords(place), ...lookBackWords(place)].map(({ word }) => word).join(', ');
  if (week.kind === 'review') {
    const title = { text: `${reviewTitle(week)}. `, font: 'readingBold' as const };
    return [title, { text: `Check of twenty words and a passage. Back again: ${back}.` }];
  }
  const byHeart = week.byHeart.flatMap(({ forms }) => forms.map(plainWord)).join(', ');
  return [
    { text: `${asSentence(capitalised(week.focus))} `, font: 'readingBold' },
    { text: `By heart: ${byHeart}. Back again: ${back}. ` },
    { text: 'Exit check: ', font: 'readingBold' },
    {
      text: `${exitWords(week)
        .map(({ word }) => word)
        .join(', ')}.`,
    },
  ];
}
