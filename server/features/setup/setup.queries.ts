import type { Database } from '../../db/database.ts';

/** Noting a step again changes nothing. */
export async function noteSetupStep(db: Database, step: string, now: Date): Promise<void> {
  await db
    .insertInto('setup_steps')
    .values({ step, done_at: now })
    .onConflict((conflict) => conflict.column('step').doNothing())
    .execute();
}

export async function listSetupSteps(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('setup_steps').select('step').execute();
  return new Set(rows.map(({ step }) => step));
}

/** Whether the site has a school, a resource and a backup. */
export async function findSiteContents(
  db: Database,
): Promise<Record<'school' | 'library' | 'backup', boolean>> {
  return db
    .selectNoFrom((eb) => [
      eb.exists(eb.selectFrom('schools').select('id')).$castTo<boolean>().as('school'),
      eb
        .exists(eb.selectFrom('objects').select('path').where('name', '<>', '.keep'))
        .$castTo<boolean>()
        .as('library'),
      eb.exists(eb.selectFrom('backups').select('id')).$castTo<boolean>().as('backup'),
    ])
    .executeTakeFirstOrThrow();
}
