import { SCHEME, type SchoolYear } from '../scheme.ts';
import { plainWord } from '../marked-word.ts';
import type { Week } from '../week.ts';
import { WORDS } from './words.ts';

export interface TaughtWord {
  /** As the week shows it: 'vil|la[ge]'. */
  notation: string;
  word: string;
  /** The year and week that teach it first. */
  year: string;
  week: number;
  /** A word of Years 2 and 3 has its sounds, a word of Years 4 to 6 its morphemes, some have both. */
  parts: ('sounds' | 'morphemes')[];
}

interface MissingWord extends TaughtWord {
  /** What has to be written: the whole entry, or one field of it. */
  missing: 'entry' | 'sounds' | 'morphemes';
}

/** Every word of the scheme once, where it is taught first. */
export function taughtWords(): TaughtWord[] {
  const taught = new Map<string, TaughtWord>();
  for (const year of SCHEME) {
    const part = partsTaughtIn(year);
    for (const [index, week] of year.weeks.entries()) {
      for (const notation of notationsIn(week)) {
        const word = plainWord(notation);
        const first = taught.get(word);
        if (first === undefined) {
          taught.set(word, { notation, word, year: year.name, week: index + 1, parts: [part] });
        } else if (!first.parts.includes(part)) {
          first.parts.push(part);
        }
      }
    }
  }
  return [...taught.values()];
}

export function missingWords(yearName: string): MissingWord[] {
  return taughtWords()
    .filter(({ year }) => year === yearName)
    .flatMap((taught): MissingWord[] => {
      const entry = WORDS.get(taught.word);
      if (entry === undefined) return [{ ...taught, missing: 'entry' }];
      return taught.parts
        .filter((part) => entry[part] === undefined)
        .map((missing) => ({ ...taught, missing }));
    });
}

/** The words of a week in the order of its slides, in their notation. */
export function notationsIn(week: Week): string[] {
  if (week.kind === 'review') return [];
  return [
    ...week.groups.flatMap(({ words }) => words),
    ...week.byHeart.flatMap(({ forms }) => forms),
  ];
}

function partsTaughtIn({ name }: SchoolYear): 'sounds' | 'morphemes' {
  return name === 'Year 2' || name === 'Year 3' ? 'sounds' : 'morphemes';
}
