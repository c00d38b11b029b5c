import { taughtIn } from '../../known-words.ts';
import { plainWord } from '../../marked-word.ts';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import type { Block } from '../paper/flowing.ts';
import type { Run } from '../paper/runs.ts';

const LISTS = [
  { years: ['Year 2'], title: 'Common exception words of Year 2' },
  { years: ['Year 3', 'Year 4'], title: 'Word list of Years 3 and 4' },
  { years: ['Year 5', 'Year 6'], title: 'Word list of Years 5 and 6' },
];

const ONCE = 'Each word is learnt by heart in its week.';
const AGAIN =
  'In the week in bold a word is learnt by heart; the other weeks, where there are any, teach it too.';

interface TaughtEntry {
  entry: string;
  weeks: TaughtWeek[];
}

interface TaughtWeek {
  /** 'Y3 W5' */
  label: string;
  isByHeart: boolean;
}

/** Each word of the list that a year serves, in the order of the alphabet, with the weeks that teach it. */
export function statutoryTable({ name }: SchoolYear): Block[] {
  const list = LISTS.find(({ years }) => years.includes(name));
  if (list === undefined) return [];
  const entries = entriesOf(SCHEME.filter((year) => list.years.includes(year.name)));
  const initials = [...new Set(entries.map(initialOf))];
  return [
    { kind: 'heading', text: `${list.title}: where each word is taught` },
    {
      kind: 'text',
      content: `${shortName(name)} W1 is ${name}, Week 1. ${entries.some(({ weeks }) => weeks.length > 1) ? AGAIN : ONCE}`,
    },
    ...initials.map((initial): Block => {
      const words = entries.filter((one) => initialOf(one) === initial);
      return { kind: 'text', label: initial, content: words.flatMap(runsOf) };
    }),
  ];
}

function runsOf({ entry, weeks }: TaughtEntry, index: number): Run[] {
  return [
    { text: `${index === 0 ? '' : '; '}${entry} ` },
    ...weeks.flatMap(({ label, isByHeart }, at): Run[] => [
      ...(at === 0 ? [] : [{ text: ', ' }]),
      isByHeart ? { text: label, font: 'readingBold' } : { text: label },
    ]),
  ];
}

/** With every week that teaches a form of the word, in the order of teaching. */
function entriesOf(years: SchoolYear[]): TaughtEntry[] {
  const weeks = years.flatMap((year) =>
    year.weeks.map((week, index) => ({
      week,
      taught: taughtIn(week),
      label: `${shortName(year.name)}\u00A0W${index + 1}`,
    })),
  );
  const entries = weeks.flatMap(({ week, label }) =>
    week.kind === 'review'
      ? []
      : week.byHeart.map(({ entry, forms }) => {
          const words = new Set(forms.map(plainWord));
          const found = weeks.filter(({ taught }) => taught.some((word) => words.has(word)));
          return {
            entry,
            weeks: found.map((one) => ({ label: one.label, isByHeart: one.label === label })),
          };
        }),
  );
  return entries.toSorted((one, other) => one.entry.localeCompare(other.entry, 'en-GB'));
}

function initialOf({ entry }: TaughtEntry): string {
  return entry.charAt(0).toUpperCase();
}

function shortName(name: string): string {
  return name.replace('Year ', 'Y');
}
