import type { z } from 'zod';
import { dayInLondon } from '#contract/calendar-day.ts';
import type { importSchools, previewImport } from '#contract/school-import.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type AuditEntry, insertAuditEntries } from '../audit/audit.queries.ts';
import { openDomain } from './domain-change.ts';
import { type ImportPlan, planImport, type PlannedLine } from './plan-import.ts';
import { beginningOf, changesOf } from './school-changes.ts';
import {
  insertSchool,
  listSchoolRows,
  lockEverySchool,
  updateSchoolRow,
} from './schools.queries.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

export async function previewSchoolImport(
  { db, now }: Needs,
  csv: string,
): Promise<z.output<typeof previewImport.output>> {
  return planImport(csv, await listSchoolRows(db), dayInLondon(now()));
}

/** Plans again while nobody else can change a school, so that what was previewed is what is imported. */
export async function importSchoolFile(
  { db, now }: Needs,
  { csv, fingerprint }: z.output<typeof importSchools.input>,
  actor: string,
): Promise<z.output<typeof importSchools.output>> {
  return db.transaction().execute(async (transaction) => {
    await lockEverySchool(transaction);
    const plan = planImport(csv, await listSchoolRows(transaction), dayInLondon(now()));
    requirePreviewed(plan, fingerprint);
    const entries: AuditEntry[] = [];
    for (const line of plan.lines) entries.push(...(await importLine(transaction, line, actor)));
    await insertAuditEntries(transaction, entries);
    return { added: count(plan, 'added'), changed: count(plan, 'changed') };
  });
}

function requirePreviewed(plan: ImportPlan, fingerprint: string): void {
  if (plan.fingerprint !== fingerprint) throw new AppError('school/file-outdated');
  if (count(plan, 'refused') > 0) throw new AppError('school/file-refused');
}

async function importLine(
  transaction: Database,
  { kind, before, after }: PlannedLine,
  actor: string,
): Promise<AuditEntry[]> {
  if (!after || kind === 'same') return [];
  if (before) {
    const updated = await updateSchoolRow(transaction, before.id, after);
    const details = changesOf(before, updated);
    return [{ actor, action: 'school updated', subject: before.domain, details }];
  }
  const added = await insertSchool(transaction, after);
  const details = { ...beginningOf(added), ...(await openDomain(transaction, added.domain)) };
  return [{ actor, action: 'school added', subject: added.domain, details }];
}

function count({ lines }: ImportPlan, kind: PlannedLine['kind']): number {
  return lines.filter((line) => line.kind === kind).length;
}
