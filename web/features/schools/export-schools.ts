import { dayInLondon } from '#contract/calendar-day.ts';
import { cellOf, COLUMN_TITLES, SCHOOL_FIELDS } from '#contract/school-file.ts';
import type { School } from '#contract/schools.ts';
import { subscriptionsCopy } from '../../copy/subscriptions.ts';
import { saveCsv } from '../../ui/save-csv.ts';

/** Saves the schools as a file that can be imported again. */
export function exportSchools(schools: readonly School[]): void {
  saveCsv(subscriptionsCopy.export.fileName(dayInLondon(new Date())), tableOf(schools));
}

/** The first row has the titles of the columns. */
export function tableOf(schools: readonly School[]): (readonly string[])[] {
  return [
    COLUMN_TITLES,
    ...schools.map((school) => SCHOOL_FIELDS.map((field) => cellOf(school, field))),
  ];
}
