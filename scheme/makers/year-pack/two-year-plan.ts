import type { Block } from '../paper/flowing.ts';
import type { Run } from '../paper/runs.ts';
import type { Sheet } from '../paper/sheet.ts';
import { ROOMY_OR_CLOSEST } from '../paper/text-setting.ts';
import { wordsBackInCycleA, wordsNewInCycleB } from '../../retrieval/two-year-cycle.ts';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import { capitalised } from '../words/capitalised.ts';
import { asSentence } from '../words/as-sentence.ts';
import { reviewTitle } from '../words/review-title.ts';
import { WEEKS_IN_HALF_TERM } from '../week-place.ts';
import { halfTermHeading, packText, TERMS } from './year-pack-text.ts';

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
  const blocks: Block[] = [
    {
      kind: 'text',
      label: 'Start',
      content: `One class of ${pair.join(' and ')} is taught together: both years have one list of words. Take one cycle this school year and the other the year after. Cycle A is the weeks of ${pair[0]}, Cycle B those of ${pair[1]}.`,
    },
    {
      kind: 'text',
      label: 'Each week',
      content:
        'Open the week below in the year group of your cycle. All use its slides and worksheet; support and stretch go by need, not by age.',
    },
    {
      kind: 'text',
      label: 'New',
      content:
        'These words of Cycle B come back from Cycle A. Teach their meaning to children who have not had Cycle A.',
    },
    {
      kind: 'text',
      label: 'Last year',
      content: `These words of Cycle B were learnt by heart. In Cycle A, read them out to children who had Cycle B last year; most sentences are in the script of the week after, in ${pair[1]}.`,
    },
    ...year.weeks.flatMap((_, index): Block[] => [
      ...(index % WEEKS_IN_HALF_TERM === 0 ? [halfTermHeading(index / WEEKS_IN_HALF_TERM)] : []),
      { kind: 'text', label: `Week ${index + 1}`, content: weekRuns(pair, index) },
    ]),
    { kind: 'heading', text: 'Tests and packs' },
    {
      kind: 'text',
      label: 'Tests',
      content: `The whole class takes the tests of the cycle: those of ${pair[0]} in Cycle A, those of ${pair[1]} in Cycle B. Compare each child with the start of the same year. In Cycle B the start test of children new to the cycles is a baseline only: teach no week again.`,
    },
    {
      kind: 'text',
      label: 'Packs',
      content:
        "Tracker, gap analysis, gap grids, word mat and cards are those of the cycle. The certificate is that of the child's year.",
    },
    {
      kind: 'text',
      label: 'Joining',
      content:
        'A child who joins in mid-cycle takes the review check of the half-term before. Its slips show which weeks to teach again.',
    },
  ];
  return packText(year, {
    title: 'Two-year plan for mixed ages',
    blocks,
    pages: TERMS,
    settings: ROOMY_OR_CLOSEST,
  });
}

function weekRuns([a, b]: readonly [string, string], index: number): Run[] {
  const cycle = { a, b };
  return [
    ...cycleRuns('A', titleOf(a, index)),
    ...listRuns('Last year', wordsBackInCycleA(cycle, index + 1)),
    { text: '\n' },
    ...cycleRuns('B', titleOf(b, index)),
    ...listRuns('New', wordsNewInCycleB(cycle, index + 1)),
  ];
}

function cycleRuns(name: string, title: string): Run[] {
  return [{ text: `${name}: `, font: 'readingBold' }, { text: title }];
}

function listRuns(name: string, words: string[]): Run[] {
  if (words.length === 0) return [];
  return [{ text: ` ${name}: `, font: 'readingBold' }, { text: `${words.join(', ')}.` }];
}

function titleOf(name: string, index: number): string {
  const week = SCHEME.find((year) => year.name === name)?.weeks[index];
  if (week === undefined) return '';
  return asSentence(week.kind === 'teach' ? capitalised(week.focus) : reviewTitle(week));
}
