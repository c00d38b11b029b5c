import { dayInLondon } from '#contract/calendar-day.ts';
import { cellOf, COLUMN_TITLES, SCHOOL_FIELDS } from '#contract/school-file.ts';
import type { School } from '#contract/schools.ts';
import { writeCsv } from '#contract/write-csv.ts';
import { subscriptionsCopy } from '../../copy/subscriptions.ts';

/** Saves the schools as a file that can be imported again. */
export function exportSchools(schools: readonly School[]): void {
  const blob = new Blob([schoolsAsCsv(schools)], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = subscriptionsCopy.export.fileName(dayInLondon(new Date()));
  link.click();
  // Later, because the browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}

export function schoolsAsCsv(schools: readonly School[]): string {
  const rows = schools.map((school) => SCHOOL_FIELDS.map((field) => cellOf(school, field)));
  return writeCsv([COLUMN_TITLES, ...rows]);
}

const REVOKE_AFTER_MS = 60_000;
