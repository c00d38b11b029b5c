import type { School } from './schools.ts';

/** The columns of a file of schools, as it is exported and imported. */
const COLUMNS = [
  ['name', 'Name'],
  ['domain', 'Domain'],
  ['contactName', 'Contact Name'],
  ['contactEmail', 'Contact Email'],
  ['subscriptionStatus', 'Status'],
  ['plan', 'Plan'],
  ['trust', 'Trust'],
  ['startsOn', 'Start Date'],
  ['endsOn', 'End Date'],
  ['reminders', 'Reminders'],
] as const;

export type SchoolField = (typeof COLUMNS)[number][0];

export const SCHOOL_FIELDS = COLUMNS.map(([field]) => field);
export const COLUMN_TITLES: readonly string[] = COLUMNS.map(([, title]) => title);

/** Without these a line is no school. */
export const REQUIRED_FIELDS: readonly SchoolField[] = ['name', 'domain'];

/** The field of each column of the first line; undefined where the title is none that we know. */
export function fieldsOf(titles: readonly string[]): (SchoolField | undefined)[] {
  return titles.map((title) => COLUMNS.find((column) => plain(column[1]) === plain(title))?.[0]);
}

/** What a school has in a column. */
export function cellOf(school: Omit<School, 'id'>, field: SchoolField): string {
  if (field === 'reminders') return school.reminders === false ? 'no' : 'yes';
  return school[field] ?? '';
}

function plain(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');
}
