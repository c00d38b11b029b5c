import type { Block } from '../paper/flowing.ts';
import type { Sheet } from '../paper/sheet.ts';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import { capitalised } from '../words/capitalised.ts';
import { asSentence } from '../words/as-sentence.ts';
import { reviewTitle } from '../words/review-title.ts';
import { HALF_TERMS, WEEKS_IN_HALF_TERM } from '../week-place.ts';
import { packText } from './year-pack-text.ts';

const PAIRS = [
  ['Year 3', 'Year 4'],
  ['Year 5', 'Year 6'],
] as const;

/** Classes of two ages share a statutory list, so they can take the two years in turn. */
export function hasTwoYearPlan({ name }: SchoolYear): boolean {
  return PAIRS.some((pair) => pair.some((one) => one === name));
}

export function drawTwoYearPlan(year: SchoolYear): Sheet {
  const pair = PAIRS.find((names) => names.some((name) => name === year.name)) ?? PAIRS[0];
  const [first, second] = pair.map((name) => SCHEME.find((one) => one.name === name));
  const blocks: Block[] = [
    {
      kind: 'text',
      content: `For a class of ${pair.join(' and ')}. The curriculum gives both years one list of words and one set of rules, so the whole class is taught together: in Cycle A the weeks of ${pair[0]}, in Cycle B those of ${pair[1]}. Older children use the stretch worksheets, younger ones those with support. In Cycle B some words that come back are new to the younger children; teach these from their meaning.`,
    },
    ...year.weeks.flatMap((_, index): Block[] => [
      ...(index % WEEKS_IN_HALF_TERM === 0
        ? [{ kind: 'heading' as const, text: HALF_TERMS[index / WEEKS_IN_HALF_TERM] ?? '' }]
        : []),
      {
        kind: 'text',
        label: `Week ${index + 1}`,
        content: `A: ${titleOf(first, index)}  B: ${titleOf(second, index)}`,
      },
    ]),
  ];
  return packText(year, { title: 'Two-year plan for mixed ages', blocks, pages: 3 });
}

function titleOf(year: SchoolYear | undefined, index: number): string {
  const week = year?.weeks[index];
  if (week === undefined) return '';
  return asSentence(week.kind === 'teach' ? capitalised(week.focus) : reviewTitle(week));
}
