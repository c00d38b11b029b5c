import type { Block } from '../paper/flowing.ts';
import type { Sheet } from '../paper/sheet.ts';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import { programmeOfStudy } from './programme-of-study.ts';
import { statutoryTable } from './statutory-table.ts';
import { packText } from './year-pack-text.ts';

const PAGES = 6;

/** Which week serves which requirement, and which teaches each word of the statutory lists. */
export function drawCoverage(year: SchoolYear): Sheet {
  const blocks: Block[] = [
    { kind: 'heading', text: 'National curriculum, English Appendix 1: where it is taught' },
    ...requirements(year).map(({ text, weeks }): Block => ({
      kind: 'text',
      label: `Week${weeks.length > 1 ? 's' : ''} ${weeks.join(', ')}`,
      content: text,
    })),
    ...programmeOfStudy(year),
    ...statutoryTable(year),
    { kind: 'heading', text: 'Before and after' },
    { kind: 'text', label: 'Before', content: nameOf(SCHEME[SCHEME.indexOf(year) - 1]) ?? PHONICS },
    {
      kind: 'text',
      label: 'Years 2 to 6',
      content:
        'The progression map in this year pack shows how each strand grows from year to year.',
    },
    {
      kind: 'text',
      label: 'After',
      content: nameOf(SCHEME[SCHEME.indexOf(year) + 1]) ?? SECONDARY,
    },
  ];
  return packText(year, { title: 'Curriculum coverage', blocks, pages: PAGES });
}

const PHONICS =
  'Phonics of Reception and Year 1: the sounds of English and their usual spellings, common exception words of Year 1, the days of the week, -s and -es, -ing, -ed, -er and -est where the root word does not change, and un-.';
const SECONDARY =
  'Key Stage 3: pupils apply the spelling rules and patterns of Key Stages 1 and 2, and learn the words of each subject.';

/** 'Year 3: Building longer words.' */
function nameOf(year: SchoolYear | undefined): string | undefined {
  return year && `${year.name}: ${year.title}.`;
}

function requirements({ weeks }: SchoolYear): { text: string; weeks: number[] }[] {
  const found = new Map<string, number[]>();
  for (const [index, week] of weeks.entries()) {
    if (week.kind === 'review') continue;
    found.set(week.requirement, [...(found.get(week.requirement) ?? []), index + 1]);
  }
  return [...found].map(([text, numbers]) => ({ text, weeks: numbers }));
}
