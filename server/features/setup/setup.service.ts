import type * as z from 'zod/mini';
import type { getSetup, SetupStep } from '#contract/setup.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/access.ts';
import type { Limit } from '../../limits/limits.queries.ts';
import { take } from '../../limits/take.ts';
import { testMail } from '../../mail/test.mail.ts';
import { findSiteContents, listSetupSteps, noteSetupStep } from './setup.queries.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'mail'>;

const TEST_MAILS: Limit = { name: 'test-mails', most: 10, seconds: 60 * 60 };
const KEEP_TRYING_MS = 10 * 60_000;
const STEPS: readonly SetupStep[] = ['brand', 'mail', 'school', 'library', 'backup'];

/** At each start of a site without demo data: the list is for sites that begin empty. */
export async function beginSetup(db: Database, now: Date): Promise<void> {
  const { school, library } = await findSiteContents(db);
  if (!school && !library) await noteSetupStep(db, 'begun', now);
}

export async function readSetup({
  db,
}: Pick<Needs, 'db'>): Promise<z.input<typeof getSetup.output>> {
  const noted = await listSetupSteps(db);
  const contents: Partial<Record<SetupStep, boolean>> = await findSiteContents(db);
  const done = STEPS.filter((step) => contents[step] ?? noted.has(step));
  const isWanted = noted.has('begun') && !noted.has('dismissed');
  return { isOver: !isWanted || done.length === STEPS.length, done };
}

export async function confirmStep({ db, now }: Omit<Needs, 'mail'>, step: string): Promise<void> {
  await noteSetupStep(db, step, now());
}

export async function mailToSelf(
  { db, now, mail }: Needs,
  { userId, email }: Pick<Caller, 'userId' | 'email'>,
): Promise<void> {
  await take(db, TEST_MAILS, { key: userId, now: now(), refusal: 'mail/too-many-tests' });
  const delivery = { keepTryingForMs: KEEP_TRYING_MS, priority: 'first' } as const;
  await mail.add(db, testMail(email), delivery);
  mail.wake();
}
