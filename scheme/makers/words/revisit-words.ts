import { taughtIn } from '../../known-words.ts';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import type { ReviewWeek, TeachingWeek, Week } from '../../week.ts';
import { soundsLikeAnother } from '../../words/sounds-like-another.ts';
import { parseGapSentence } from './gap-sentence.ts';
import { spread } from './spread.ts';
import { YEAR_1_WORDS } from './year-1-words.ts';

export interface RevisitWord {
  word: string;
  /** Where it was taught: 'Week 3' of this year, or 'Year 4'. */
  from: string;
}

interface WeekInScheme {
  year: SchoolYear;
  number: number;
  week: TeachingWeek;
}

const WEEKS_IN_HALF_TERM = 6;

/** Two words from the last week taught, two from the half-term before this one, two from last year. */
export function revisitWords(year: SchoolYear, weekNumber: number): RevisitWord[] {
  const before = teachingWeeks().filter(
    (other) =>
      (isEarlierYear(other.year, year) || (other.year === year && other.number < weekNumber)) &&
      hasWordsToReadAlone(other.week),
  );
  const halfTerm = halfTermOf(year, weekNumber);
  const lastYear = SCHEME.indexOf(year) - 1;
  const pools = [
    before.slice(-1),
    before.filter((other) => halfTermOf(other.year, other.number) === halfTerm - 1),
    before.filter((other) => SCHEME.indexOf(other.year) === lastYear),
  ];
  const chosen: RevisitWord[] = [];
  for (const [index, pool] of pools.entries()) {
    const taken = new Set(chosen.map(({ word }) => word));
    const candidates = wordsOf(pool, year).filter(({ word }) => !taken.has(word));
    const enough = candidates.length >= 2 ? candidates : fromYear1(taken);
    chosen.push(...spread(enough, 2, weekNumber * 3 + index * 5));
  }
  return chosen;
}

/** Up to six words to know by heart of the weeks under review, leaving out those that the check asks. */
export function byHeartWords(year: SchoolYear, { reviews, check }: ReviewWeek): RevisitWord[] {
  const asked = new Set(check.map((sentence) => parseGapSentence(sentence).word));
  const reviewed = teachingWeeks().filter(
    (other) => other.year === year && reviews.includes(other.number),
  );
  const words = reviewed.flatMap(({ number, week }) =>
    taughtIn({ ...week, groups: [] }).map((word) => ({ word, from: `Week ${number}` })),
  );
  return spread(
    words.filter(({ word }) => !asked.has(word) && !soundsLikeAnother(word)),
    6,
  );
}

/** A homophone cannot be told from its double when it is read out alone, so homophone weeks are left out. */
function hasWordsToReadAlone(week: TeachingWeek): boolean {
  if (week.pattern === 'homophones') return false;
  return taughtIn(week).filter((word) => !soundsLikeAnother(word)).length >= 2;
}

function wordsOf(pool: WeekInScheme[], year: SchoolYear): RevisitWord[] {
  return pool.flatMap((other) => {
    const from = other.year === year ? `Week ${other.number}` : other.year.name;
    return taughtIn(other.week)
      .filter((word) => !soundsLikeAnother(word))
      .map((word) => ({ word, from }));
  });
}

function fromYear1(taken: Set<string>): RevisitWord[] {
  return YEAR_1_WORDS.filter((word) => !taken.has(word) && !soundsLikeAnother(word)).map(
    (word) => ({
      word,
      from: 'Year 1',
    }),
  );
}

/** Half-terms counted through the whole scheme, so that the one before the first of a year is found as well. */
function halfTermOf(year: SchoolYear, weekNumber: number): number {
  const halfTermsBefore = (SCHEME.indexOf(year) * year.weeks.length) / WEEKS_IN_HALF_TERM;
  return halfTermsBefore + Math.floor((weekNumber - 1) / WEEKS_IN_HALF_TERM);
}

function teachingWeeks(): WeekInScheme[] {
  return SCHEME.flatMap((year) =>
    year.weeks.flatMap((week, index) =>
      isTeaching(week) ? [{ year, number: index + 1, week }] : [],
    ),
  );
}

function isTeaching(week: Week): week is TeachingWeek {
  return week.kind === 'teach';
}

function isEarlierYear(one: SchoolYear, other: SchoolYear): boolean {
  return SCHEME.indexOf(one) < SCHEME.indexOf(other);
}
