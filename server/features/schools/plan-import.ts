import { createHash } from 'node:crypto';
import { SCHOOLS_IN_FILE } from '#contract/limits.ts';
import { readCsv } from '#contract/read-csv.ts';
import { cellOf, fieldsOf, SCHOOL_FIELDS, type SchoolField } from '#contract/school-file.ts';
import { importRefusal, type ImportLine } from '#contract/school-import.ts';
import { AppError } from '../../app-error.ts';
import { requireOwnDomain } from './domain-rules.ts';
import { readSchoolLine } from './read-school-line.ts';
import { type Details, rowOf, schoolOf } from './school-row.ts';
import type { SchoolRow } from './schools.queries.ts';
import { createTrustSpeller } from './trust-spelling.ts';

interface PlannedLine extends ImportLine {
  /** The row that the line would change. */
  before?: SchoolRow | undefined;
  /** The row as the line would leave it; undefined when it is refused. */
  after?: Omit<SchoolRow, 'id'> | undefined;
}

export interface ImportPlan {
  lines: PlannedLine[];
  ignoredColumns: string[];
  /** Differs when the file, the schools or the day differ. */
  fingerprint: string;
}

/** What a file would do to the schools, line by line. A school is known by its domain. */
export function planImport(csv: string, schools: readonly SchoolRow[], today: string): ImportPlan {
  // The titles, and one school more than are accepted.
  const rows = readCsv(csv, SCHOOLS_IN_FILE + 2);
  if (!rows) throw new AppError('school/file-unreadable');
  const [titles, ...body] = rows;
  if (body.length > SCHOOLS_IN_FILE) throw new AppError('school/file-too-long');
  const fields = fieldsOf(titles?.cells ?? []);
  const known = fields.filter((field) => field !== undefined);
  if (new Set(known).size < known.length) throw new AppError('school/file-columns-repeated');
  const byDomain = new Map(schools.map((school) => [school.domain, school]));
  const spellTrust = createTrustSpeller(schools.map(({ trust }) => trust));
  const seen = new Set<string>();
  const lines = body.map((row): PlannedLine => {
    const { details, refusals, ...named } = readSchoolLine(row, fields, (domain) =>
      byDomain.get(domain),
    );
    const before = byDomain.get(named.domain);
    const isRepeated = seen.has(named.domain);
    seen.add(named.domain);
    const shown = { line: row.line, ...named };
    if (isRepeated && named.domain) refusals.push({ field: 'domain', reason: 'repeated' });
    if (!details || refusals.length > 0) return refused(shown, refusals);
    const trust = details.trust ? spellTrust(details.trust) : details.trust;
    return plannedLine(shown, { ...details, trust }, { before, today });
  });
  const ignored = (titles?.cells ?? []).filter((title, n) => !fields[n] && title.trim());
  return { lines, ignoredColumns: ignored, fingerprint: fingerprintOf(lines) };
}

type Shown = Pick<ImportLine, 'line' | 'name' | 'domain'>;

function plannedLine(
  shown: Shown,
  details: Details,
  { before, today }: { before: SchoolRow | undefined; today: string },
): PlannedLine {
  try {
    if (!before) requireOwnDomain(details);
    const after = rowOf(details, { before, today });
    const changes = before ? changesBetween(before, after) : valuesOf(after);
    const kind = before ? (changes.length > 0 ? 'changed' : 'same') : 'added';
    return { ...shown, kind, changes, refusals: [], before, after };
  } catch (error) {
    return refused(shown, [refusalOf(error)]);
  }
}

function refused(shown: Shown, refusals: ImportLine['refusals']): PlannedLine {
  return { ...shown, kind: 'refused', changes: [], refusals };
}

function refusalOf(error: unknown): ImportLine['refusals'][number] {
  if (!(error instanceof AppError)) throw error;
  const reason = importRefusal.parse(error.code.replace('school/', ''));
  const field: SchoolField = reason === 'end-before-start' ? 'endsOn' : 'domain';
  return { field, reason };
}

function changesBetween(before: SchoolRow, after: Omit<SchoolRow, 'id'>): ImportLine['changes'] {
  const [old, next] = [schoolOf(before), schoolOf({ ...after, id: before.id })];
  return SCHOOL_FIELDS.map((field) => ({
    field,
    before: cellOf(old, field),
    after: cellOf(next, field),
  })).filter((change) => change.before !== change.after);
}

/** The values of a new school besides name and domain, with our defaults: a status, the end of a trial. */
function valuesOf(after: Omit<SchoolRow, 'id'>): ImportLine['changes'] {
  const school = schoolOf({ ...after, id: '' });
  return SCHOOL_FIELDS.filter((field) => field !== 'name' && field !== 'domain')
    .filter((field) => field !== 'reminders' || !after.reminders)
    .map((field) => ({ field, before: '', after: cellOf(school, field) }))
    .filter((value) => value.after !== '');
}

function fingerprintOf(lines: readonly PlannedLine[]): string {
  return createHash('sha256').update(JSON.stringify(lines)).digest('hex');
}
