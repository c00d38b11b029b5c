import { addDays, dayInLondon } from '#contract/calendar-day.ts';
import type { SubscriptionStatus } from '#contract/schools.ts';
import type { Database } from './db/database.ts';
import { setAdministrator } from './features/administrators/administrators.queries.ts';
import { organisationLogin } from './features/auth/organisation-login.ts';
import { hashPassword } from './features/auth/passwords.ts';
import { insertPassword, insertUser } from './features/auth/users.queries.ts';
import { countSchools, insertSchool } from './features/schools/schools.queries.ts';

/** So many days are left of the demo's trial: it has begun, and no reminder is due today. */
const TRIAL_DAYS_LEFT = 20;
const SCHOOLS: { name: string; domain: string; status: SubscriptionStatus }[] = [
  { name: 'Orchard Primary School', domain: 'orchard.example', status: 'active' },
  { name: 'Meadow Primary School', domain: 'meadow.example', status: 'trial' },
  { name: 'Hilltop Primary School', domain: 'hilltop.example', status: 'inactive' },
];
const ADMINISTRATOR = 'admin@spellingorchard.example';
const ORGANISATION = { domain: 'orchard.example', password: 'orchard-demo' };

/** Adds schools and people for trying the product out, in one transaction, if there is no school yet. */
export async function insertDemoData(db: Database, now: Date): Promise<void> {
  if ((await countSchools(db)) > 0) return;
  const passwordHash = await hashPassword(ORGANISATION.password);
  await db.transaction().execute(async (transaction) => {
    for (const { name, domain, status } of SCHOOLS) {
      await insertSchool(transaction, {
        name,
        domain,
        contact_name: 'The school office',
        contact_email: `office@${domain}`,
        subscription_status: status,
        ends_on: status === 'trial' ? addDays(dayInLondon(now), TRIAL_DAYS_LEFT) : null,
      });
    }
    await insertUser(transaction, ADMINISTRATOR);
    await setAdministrator(transaction, { email: ADMINISTRATOR, isAdmin: true, now });
    const organisation = await insertUser(transaction, organisationLogin(ORGANISATION.domain));
    if (organisation) await insertPassword(transaction, organisation, passwordHash);
  });
}

/** Who to sign in as, for the terminal. */
export function describeDemoData(): string {
  return [
    'Sign in with any name at these schools; the code is in the outbox:',
    ...SCHOOLS.map(({ domain, status }) => `  teacher@${domain} (subscription ${status})`),
    `or as the administrator ${ADMINISTRATOR}`,
    `or by Organisation Login: domain ${ORGANISATION.domain}, password ${ORGANISATION.password}`,
    '',
  ].join('\n');
}
