import { taughtIn } from '../../known-words.ts';
import { plainWord } from '../../marked-word.ts';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import type { Block } from '../paper/flowing.ts';

const LISTS = [
  { years: ['Year 2'], title: 'Common exception words of Year 2' },
  { years: ['Year 3', 'Year 4'], title: 'Word list of Years 3 and 4' },
  { years: ['Year 5', 'Year 6'], title: 'Word list of Years 5 and 6' },
];

const ONCE = 'Each word is learnt by heart in its week.';
const AGAIN =
  'In its first week a word is learnt by heart; a later week, where there is one, teaches it again.';

interface TaughtEntry {
  entry: string;
  /** 'Y3 W5': where it is learnt by heart, and then where it is taught again. */
  weeks: string[];
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

function runsOf({ entry, weeks }: TaughtEntry, index: number) {
  return [
    { text: index === 0 ? '' : '; ' },
    { text: entry, font: 'readingBold' as const },
    { text: ` ${weeks.join(', ')}` },
  ].filter(({ text }) => text !== '');
}

function entriesOf(years: SchoolYear[]): TaughtEntry[] {
  const weeks = years.flatMap((year) =>
    year.weeks.map((week, index) => ({
      week,
      label: `${shortName(year.name)}\u00A0W${index + 1}`,
    })),
  );
  const entries = weeks.flatMap(({ week, label }, at) =>
    week.kind === 'review'
      ? []
      : week.byHeart.map(({ entry, forms }) => {
          const words = new Set(forms.map(plainWord));
          const again = weeks
            .slice(at + 1)
            .filter((later) => taughtIn(later.week).some((word) => words.has(word)));
          return { entry, weeks: [label, ...again.map((later) => later.label)] };
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
