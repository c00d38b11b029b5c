import type * as z from 'zod/mini';
import { dayInLondon } from '#contract/calendar-day.ts';
import type { importSchools, previewImport } from '#contract/school-import.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type AuditEntry, insertAuditEntries } from '../audit/audit.queries.ts';
import { openDomains } from './domain-change.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { changesOf, initialFields } from './school-changes.ts';
import { insertSchools, lockEverySchool, updateSchools } from './school-import.queries.ts';
import { listSchoolRows } from './schools.queries.ts';

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
    const added = await addPlanned(transaction, plan, actor);
    const changed = await changePlanned(transaction, plan, actor);
    await insertAuditEntries(transaction, [...added, ...changed]);
    return { added: added.length, changed: changed.length };
  });
}

function requirePreviewed(plan: ImportPlan, fingerprint: string): void {
  if (plan.fingerprint !== fingerprint) throw new AppError('school/file-outdated');
  if (plan.lines.some(({ kind }) => kind === 'refused')) throw new AppError('school/file-refused');
}

async function addPlanned(
  transaction: Database,
  { lines }: ImportPlan,
  actor: string,
): Promise<AuditEntry[]> {
  const schools = lines.flatMap(({ before, after }) => (after && !before ? [after] : []));
  await insertSchools(transaction, schools);
  const domains = schools.map(({ domain }) => domain);
  const leftBehind = await openDomains(transaction, domains);
  return schools.map((school) => ({
    actor,
    action: 'school added',
    subject: school.domain,
    details: {
      ...initialFields(school),
      ...(leftBehind.has(school.domain) && { oldOrganisationAccountRemoved: true }),
    },
  }));
}

async function changePlanned(
  transaction: Database,
  { lines }: ImportPlan,
  actor: string,
): Promise<AuditEntry[]> {
  const changes = lines.flatMap(({ kind, before, after }) =>
    kind === 'changed' && before && after ? [{ before, after: { ...after, id: before.id } }] : [],
  );
  await updateSchools(
    transaction,
    changes.map(({ after }) => after),
  );
  return changes.map(({ before, after }) => ({
    actor,
    action: 'school updated',
    subject: before.domain,
    details: changesOf(before, after),
  }));
}
