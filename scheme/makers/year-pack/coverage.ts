import type { Block } from '../paper/flowing.ts';
import type { Sheet } from '../paper/sheet.ts';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import { capitalised } from '../words/capitalised.ts';
import { packText } from './year-pack-text.ts';

const PAGES = 6;

/** Which week serves which requirement, and how the years build on each other. */
export function drawCoverage(year: SchoolYear): Sheet {
  const at = SCHEME.indexOf(year);
  const [before, after] = [SCHEME[at - 1], SCHEME[at + 1]];
  const blocks: Block[] = [
    { kind: 'heading', text: 'National curriculum, English Appendix 1: where it is taught' },
    ...requirements(year).map(({ text, weeks }): Block => ({
      kind: 'text',
      label: `Week${weeks.length > 1 ? 's' : ''} ${weeks.join(', ')}`,
      content: text,
    })),
    { kind: 'heading', text: 'Progression: what this year builds on' },
    { kind: 'text', content: before === undefined ? PHONICS : focusesOf(before) },
    { kind: 'heading', text: 'Progression: what comes next' },
    { kind: 'text', content: after === undefined ? SECONDARY : focusesOf(after) },
  ];
  return packText(year, { title: 'Curriculum coverage', blocks, pages: PAGES });
}

const PHONICS =
  'Phonics of Reception and Year 1: the sounds of English and their usual spellings, common exception words of Year 1, the days of the week, -s and -es, -ing, -ed, -er and -est where the root word does not change, and un-.';
const SECONDARY =
  'Key Stage 3: pupils apply the spelling rules and patterns of Key Stages 1 and 2, and learn the words of each subject.';

function requirements({ weeks }: SchoolYear): { text: string; weeks: number[] }[] {
  const found = new Map<string, number[]>();
  for (const [index, week] of weeks.entries()) {
    if (week.kind === 'review') continue;
    found.set(week.requirement, [...(found.get(week.requirement) ?? []), index + 1]);
  }
  return [...found].map(([text, numbers]) => ({ text, weeks: numbers }));
}

function focusesOf({ name, weeks }: SchoolYear): string {
  const focuses = weeks.flatMap((week) => (week.kind === 'teach' ? [capitalised(week.focus)] : []));
  return `${name}: ${focuses.join('; ')}.`;
}
