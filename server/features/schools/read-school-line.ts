import { calendarDay } from '#contract/calendar-day.ts';
import type { CsvRow } from '#contract/read-csv.ts';
import type { SchoolField } from '#contract/school-file.ts';
import type { ImportLine } from '#contract/school-import.ts';
import {
  createSchool,
  type SubscriptionPlan,
  subscriptionPlan,
  subscriptionStatus,
} from '#contract/schools.ts';
import type { Details } from './school-row.ts';
import type { SchoolRow } from './schools.queries.ts';

type Refusals = ImportLine['refusals'];

interface ReadLine {
  /** As typed, for the preview. */
  name: string;
  domain: string;
  refusals: Refusals;
  /** Undefined when something was refused. */
  details: Details | undefined;
}

const { shape } = createSchool.input;

/** The names that the Pricing page gives them. */
const PLAN_NAMES = new Map<string, SubscriptionPlan>([
  ['small schools', 'small'],
  ['standard schools', 'standard'],
  ['multi-school / mats', 'multiple'],
]);
const YES = new Set(['yes', 'on', 'true']);
const NO = new Set(['no', 'off', 'false']);
/** As spreadsheets write a date in Britain. */
const BRITISH_DAY = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/;

/** Reads a line. Columns that the file does not have stay as they are; an empty cell clears an optional field. */
export function readSchoolLine(
  { cells }: CsvRow,
  fields: readonly (SchoolField | undefined)[],
  findSchool: (domain: string) => SchoolRow | undefined,
): ReadLine {
  const typed = (field: SchoolField) => {
    const column = fields.indexOf(field);
    return column === -1 ? undefined : (cells[column] ?? '').trim();
  };
  const refusals: Refusals = [];
  const refuse = (field: SchoolField, reason: Refusals[number]['reason'] = 'not-accepted') => {
    refusals.push({ field, reason });
  };
  const [name, domain] = [typed('name') ?? '', typed('domain') ?? ''];
  if (cells.slice(fields.length).some((cell) => cell.trim())) refuse('name', 'too-many-cells');
  const schoolName = shape.name.safeParse(name);
  if (!schoolName.success) refuse('name', name ? 'not-accepted' : 'missing');
  const schoolDomain = shape.domain.safeParse(domain);
  if (!schoolDomain.success) refuse('domain', domain ? 'not-accepted' : 'missing');
  const before = schoolDomain.success ? findSchool(schoolDomain.data) : undefined;

  const details = {
    contactName: read('contactName', parsedBy(shape.contactName)) ?? null,
    contactEmail: read('contactEmail', parsedBy(shape.contactEmail)) ?? null,
    subscriptionStatus:
      read('subscriptionStatus', (text) => subscriptionStatus.safeParse(text.toLowerCase()).data) ??
      before?.subscription_status ??
      'active',
    plan: read('plan', readPlan),
    trust: read('trust', parsedBy(shape.trust)),
    startsOn: read('startsOn', readDay),
    endsOn: read('endsOn', readDay),
    reminders: read('reminders', readYesOrNo) ?? undefined,
    sharedDomainConfirmed: false,
  };
  if (typed('contactName') === undefined) details.contactName = before?.contact_name ?? null;
  if (typed('contactEmail') === undefined) details.contactEmail = before?.contact_email ?? null;
  const isRead = schoolName.success && schoolDomain.success && refusals.length === 0;
  return {
    name,
    domain: schoolDomain.data ?? domain,
    refusals,
    details: isRead ? { ...details, name: schoolName.data, domain: schoolDomain.data } : undefined,
  };

  /** Undefined without such a column, null for an empty cell. */
  function read<Value>(
    field: SchoolField,
    parse: (text: string) => Value | undefined,
  ): Value | null | undefined {
    const text = typed(field);
    if (text === undefined) return undefined;
    if (text === '') return null;
    const value = parse(text);
    if (value === undefined) refuse(field);
    return value;
  }
}

function parsedBy<Value>(schema: { safeParse: (text: string) => { data?: Value | undefined } }) {
  return (text: string) => schema.safeParse(text).data;
}

function readPlan(text: string): SubscriptionPlan | undefined {
  const plain = text.toLowerCase();
  return PLAN_NAMES.get(plain) ?? subscriptionPlan.safeParse(plain).data;
}

function readDay(text: string): string | undefined {
  const british = text.replace(BRITISH_DAY, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
  return calendarDay.safeParse(british).data;
}

function readYesOrNo(text: string): boolean | undefined {
  const plain = text.toLowerCase();
  if (YES.has(plain)) return true;
  return NO.has(plain) ? false : undefined;
}
