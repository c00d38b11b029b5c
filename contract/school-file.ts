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

/** `Subscription Status` is what the form of a school calls it. */
const FIELD_BY_TITLE = new Map<string, SchoolField>([
  ...COLUMNS.map(([field, title]) => [comparable(title), field] as const),
  [comparable('Subscription Status'), 'subscriptionStatus'],
]);

/** The columns that a file must have. */
export const REQUIRED_FIELDS: readonly SchoolField[] = ['name', 'domain'];

/** The field of each column, by its title in the first line; undefined for a title that we do not know. */
export function fieldsOf(titles: readonly string[]): (SchoolField | undefined)[] {
  return titles.map((title) => FIELD_BY_TITLE.get(comparable(title)));
}

/** The text of a school's cell in the column of a field. */
export function cellOf(school: Omit<School, 'id'>, field: SchoolField): string {
  if (field === 'reminders') return school.reminders === false ? 'no' : 'yes';
  return school[field] ?? '';
}

function comparable(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');
}
