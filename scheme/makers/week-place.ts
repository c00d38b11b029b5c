import { SCHEME, type SchoolYear } from '../scheme.ts';
import type { ReviewWeek, TeachingWeek, Week } from '../week.ts';

/** Where in the scheme a week stands, and what it is called there. */
export interface WeekPlace {
  year: SchoolYear;
  number: number;
  /** 'Year 2 · Week 1' */
  name: string;
  /** 'Autumn 1' */
  halfTerm: string;
}

export const HALF_TERMS = ['Autumn 1', 'Autumn 2', 'Spring 1', 'Spring 2', 'Summer 1', 'Summer 2'];
export const WEEKS_IN_HALF_TERM = 6;

export function findWeek(yearName: string, number: number): { place: WeekPlace; week: Week } {
  const year = SCHEME.find(({ name }) => name === yearName);
  const week = year?.weeks[number - 1];
  if (year === undefined || week === undefined) {
    throw new Error(`The scheme has no ${yearName}, Week ${number}.`);
  }
  const halfTerm = HALF_TERMS[Math.floor((number - 1) / WEEKS_IN_HALF_TERM)] ?? '';
  return { place: { year, number, name: `${year.name} · Week ${number}`, halfTerm }, week };
}

/** The teaching weeks that a review draws on. */
export function reviewedWeeks(
  { year }: WeekPlace,
  { reviews }: ReviewWeek,
): { number: number; week: TeachingWeek }[] {
  return reviews.flatMap((number) => {
    const week = year.weeks[number - 1];
    return week?.kind === 'teach' ? [{ number, week }] : [];
  });
}
