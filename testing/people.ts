import { randomUUID } from 'node:crypto';
import type { SubscriptionStatus } from '#contract/schools.ts';
import type { Database } from '#server/db/database.ts';
import { grantAdministrator } from '#server/features/administrators/administrators.service.ts';
import { insertSchool } from '#server/features/schools/schools.queries.ts';
import { emptyLibrary } from './library.ts';
import { signIn } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

export async function aSchool(
  db: Database,
  domain: string,
  subscription_status: SubscriptionStatus = 'active',
): Promise<void> {
  const contact = { contact_name: null, contact_email: null };
  await insertSchool(db, { name: `School at ${domain}`, domain, subscription_status, ...contact });
}

/**
 * Empties the library, leaves one school, `active.example`, and signs in a new teacher there; returns the
 * cookie.
 */
export async function aTeacherAlone(product: TestApp, db: Database): Promise<string> {
  await emptyLibrary(db);
  await db.deleteFrom('schools').execute();
  await aSchool(db, 'active.example');
  return signIn(product, db, `teacher-${randomUUID()}@active.example`);
}

/** Signs in an administrator; returns the cookie. */
export async function anAdministrator(
  product: TestApp,
  db: Database,
  email = 'head@spellingorchard.example',
): Promise<string> {
  await grantAdministrator(db, email, { now: new Date(), actor: 'a test' });
  return signIn(product, db, email);
}
