import { plainWord } from '../../marked-word.ts';
import type { SchoolYear } from '../../scheme.ts';
import type { TeachingWeek } from '../../week.ts';
import type { Block } from '../paper/flowing.ts';
import type { Run } from '../paper/runs.ts';
import type { Sheet } from '../paper/sheet.ts';
import { asSentence } from '../words/as-sentence.ts';
import { capitalised } from '../words/capitalised.ts';
import { WEEKS_IN_HALF_TERM } from '../week-place.ts';
import { halfTermHeading, packText, TERMS } from './year-pack-text.ts';

/** All words of a year in the order of teaching, a page for each term, for planning, for parents and for children who catch up. */
export function drawWordsOfTheYear(year: SchoolYear): Sheet {
  const about: Block = {
    kind: 'text',
    content: 'Words in bold are learnt by heart. Every sixth week reviews the five before it.',
  };
  const blocks = year.weeks.flatMap((week, index): Block[] => [
    ...(index % WEEKS_IN_HALF_TERM === 0 ? [halfTermHeading(index / WEEKS_IN_HALF_TERM)] : []),
    ...(week.kind === 'teach'
      ? [{ kind: 'text' as const, label: `Week ${index + 1}`, content: wordRuns(week) }]
      : []),
  ]);
  return packText(year, { title: 'Words of the year', blocks: [about, ...blocks], pages: TERMS });
}

function wordRuns({ focus, groups, byHeart }: TeachingWeek): Run[] {
  const learnt = byHeart.flatMap(({ forms }) => forms.map(plainWord));
  const pattern = groups
    .flatMap(({ words }) => words.map(plainWord))
    .filter((word) => !learnt.includes(word));
  return [
    { text: `${asSentence(capitalised(focus))}\n${pattern.join(', ')}, ` },
    { text: learnt.join(', '), font: 'readingBold' },
  ];
}
