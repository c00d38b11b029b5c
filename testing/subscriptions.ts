import type { SubscriptionStatus } from '#contract/schools.ts';
import type { Database } from '#server/db/database.ts';
import { addSchool, changeSchool } from '#server/features/schools/schools.service.ts';
import { followCalendar } from '#server/features/subscriptions/subscriptions.service.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import { captureLog } from './captured-log.ts';
import { MAIL_KEY } from './test-app.ts';

const ADMINISTRATOR = 'head@office.example';
export const ORCHARD = {
  name: 'Orchard',
  domain: 'orchard.example',
  contactName: null,
  contactEmail: 'office@orchard.example',
  subscriptionStatus: 'active',
  sharedDomainConfirmed: false,
} as const;

/** Subscriptions whose dates are followed at the times that a test names. */
export function openCalendar(db: Database) {
  const now = () => calendar.time;
  const needs = { db, now, log: captureLog().log, mail: createMailQueue(MAIL_KEY, now, () => {}) };
  const calendar = { needs, time: new Date(), followAt, add, change, aDatedSchool, clear };
  return calendar;

  async function followAt(moment: string): Promise<void> {
    calendar.time = new Date(moment);
    await followCalendar(needs);
  }

  function add(school: Parameters<typeof addSchool>[1]) {
    return addSchool(needs, school, ADMINISTRATOR);
  }

  function change(school: Parameters<typeof changeSchool>[1]) {
    return changeSchool(needs, school, ADMINISTRATOR);
  }

  function aDatedSchool(subscriptionStatus: SubscriptionStatus, endsOn: string | null) {
    return add({ ...ORCHARD, subscriptionStatus, endsOn });
  }

  async function clear(): Promise<void> {
    for (const table of ['schools', 'audit_log', 'mail_queue'] as const) {
      await db.deleteFrom(table).execute();
    }
  }
}
