import { COLUMN_TITLES, SCHOOL_FIELDS, type SchoolField } from '#contract/school-file.ts';
import type { ImportLine, ImportRefusal } from '#contract/school-import.ts';
import { counted } from './counted.ts';
import { ERROR_TEXT } from './errors.ts';
import { schoolsCopy } from './schools.ts';
import { subscriptionsCopy } from './subscriptions.ts';

/** What is said when the value of a field is refused. */
const NOT_ACCEPTED: Record<SchoolField, string> = {
  name: 'The name is too long or has hidden characters.',
  domain: 'This is not a domain such as example.edu.',
  contactName: 'The contact name is too long or has hidden characters.',
  contactEmail: 'The contact email is not an email address.',
  subscriptionStatus: 'The status must be active, inactive, trial or pending.',
  plan: 'The plan must be small, standard or multiple.',
  trust: 'The name of the trust is too long or has hidden characters.',
  startsOn: 'The start date must be a date such as 01/09/2026 or 2026-09-01.',
  endsOn: 'The end date must be a date such as 31/08/2027 or 2027-08-31.',
  reminders: 'Reminders must be yes or no.',
};

const REFUSED: Record<Exclude<ImportRefusal, 'not-accepted' | 'missing'>, string> = {
  repeated: 'An earlier line has the same domain.',
  'domain-is-ending': ERROR_TEXT['school/domain-is-ending'],
  'domain-of-mail-service': ERROR_TEXT['school/domain-of-mail-service'],
  'domain-shared': 'Several schools share this domain. Please add this school by hand.',
  'end-before-start': subscriptionsCopy.form.refused.order,
  'too-many-cells': 'This line has more cells than the file has columns.',
};

export const schoolImportCopy = {
  open: 'Import CSV',
  title: 'Import Schools',
  explanation:
    'Choose a CSV file. Its first line must have column titles, with at least Name and Domain. Schools are matched by domain: known ones are changed, new ones are added. You will see a preview first.',
  columns: `Columns: ${COLUMN_TITLES.join(', ')}. A column that is left out stays as it is.`,
  values:
    'Status is active, inactive, trial or pending; Plan is small, standard or multiple; a date is like 01/09/2026; Reminders is yes or no.',
  choose: 'Choose a file',
  chooseAnother: 'Choose another file',
  reading: 'Reading...',
  noColumns:
    'The first line of this file must have the column titles Name and Domain, and each line below it a school, such as Oak Primary,oak.example.',
  tooLarge: 'This file is too large for a list of schools.',
  empty: 'This file has column titles, but no schools.',
  unreadable: 'This file could not be read. Please choose it again.',
  summary: (counts: Record<ImportLine['kind'], number>) =>
    [
      counts.added > 0 && `${counted(counts.added, 'school')} to add`,
      counts.changed > 0 && `${counted(counts.changed, 'school')} to change`,
      counts.same > 0 && `${counted(counts.same, 'school')} without a change`,
      counts.refused > 0 && `${lines(counts.refused)} refused`,
    ]
      .filter(Boolean)
      .join(', '),
  refusedNote:
    'Nothing can be imported until every line is accepted. Please correct the file and choose it again.',
  ignored: (titles: readonly string[]) => `Columns that are not imported: ${titles.join(', ')}.`,
  nothing: 'There is nothing to import: every school already matches the file.',
  preview: 'Preview',
  heads: { line: 'Line', school: 'School', effect: 'What happens' },
  kinds: { added: 'Added', changed: 'Changed', same: 'No change', refused: 'Refused' },
  value: (field: SchoolField, value: string) => `${titleOf(field)}: ${value}`,
  change: (field: SchoolField, before: string, after: string) =>
    `${titleOf(field)}: ${before || schoolsCopy.nothing} → ${after || schoolsCopy.nothing}`,
  /** What a line leaves as it is, and its writer may not expect. */
  endEffects: {
    'trial-end-stays': 'The end of the trial stays as the end date.',
    'passed-end-stays': 'The end date has passed: the school has access without an end.',
    'stays-closed': 'The status stays as it is, so the school gets no access.',
  },
  refusal: (field: SchoolField, reason: ImportRefusal) => {
    if (reason === 'missing') return `${titleOf(field)} is missing.`;
    return reason === 'not-accepted' ? NOT_ACCEPTED[field] : REFUSED[reason];
  },
  confirm: (added: number, changed: number) =>
    [
      added > 0 && `Add ${counted(added, 'school')}`,
      changed > 0 && `change ${counted(changed, 'school')}`,
    ]
      .filter(Boolean)
      .join(', ')
      .replace(/^c/, 'C'),
  importing: 'Importing...',
  done: (added: number, changed: number) =>
    `${counted(added, 'school')} added, ${counted(changed, 'school')} changed successfully`,
} as const;

function titleOf(field: SchoolField): string {
  return COLUMN_TITLES[SCHOOL_FIELDS.indexOf(field)] ?? field;
}

function lines(count: number): string {
  return counted(count, 'line');
}
