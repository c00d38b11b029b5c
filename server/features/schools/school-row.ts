import type * as z from 'zod/mini';
import type {
  changeTrustSchools,
  createSchool,
  School,
  SubscriptionStatus,
} from '#contract/schools.ts';
import { trialEnd } from '#contract/trial-end.ts';
import { AppError } from '../../app-error.ts';
import type { SchoolRow } from './schools.queries.ts';

export type Details = z.output<typeof createSchool.input>;
type SharedChanges = Omit<z.output<typeof changeTrustSchools.input>, 'trust' | 'count'>;
type Wanted = Omit<SchoolRow, 'id' | 'ended_for'>;

/** The statuses that the clock can end. */
const RUNNING: ReadonlySet<SubscriptionStatus> = new Set(['active', 'trial']);

/** What a change begins from. */
interface Change {
  /** The row that is changed; undefined for a new school. */
  before?: SchoolRow | undefined;
  /** The day in London. */
  today: string;
}

/** The row that a form asks for. A field that the form leaves out stays as it was. */
export function rowOf(details: Details, { before, today }: Change): Omit<SchoolRow, 'id'> {
  const wanted = {
    name: details.name,
    domain: details.domain,
    contact_name: details.contactName,
    contact_email: details.contactEmail,
    subscription_status: details.subscriptionStatus,
    plan: givenOr(details.plan, before?.plan ?? null),
    starts_on: givenOr(details.startsOn, before?.starts_on ?? null),
    ends_on: givenOr(details.endsOn, before?.ends_on ?? null),
    trust: givenOr(details.trust, before?.trust ?? null),
    reminders: givenOr(details.reminders, before?.reminders ?? true),
  };
  return withEnd(wanted, { before, today });
}

/** The row of a school that is changed together with others. */
export function changedRowOf(
  before: SchoolRow,
  changes: SharedChanges,
  today: string,
): Omit<SchoolRow, 'id'> {
  const { id: _id, ...rest } = before;
  const wanted = {
    ...rest,
    subscription_status: givenOr(changes.subscriptionStatus, before.subscription_status),
    plan: givenOr(changes.plan, before.plan),
    starts_on: givenOr(changes.startsOn, before.starts_on),
    ends_on: givenOr(changes.endsOn, before.ends_on),
  };
  return withEnd(wanted, { before, today });
}

export function schoolOf(row: SchoolRow): School {
  return {
    id: row.id,
    name: row.name,
    domain: row.domain,
    contactName: row.contact_name,
    contactEmail: row.contact_email,
    subscriptionStatus: row.subscription_status,
    plan: row.plan,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    trust: row.trust,
    reminders: row.reminders,
  };
}

/** The row with its end: a trial without one is given one. */
function withEnd(wanted: Wanted, { before, today }: Change): Omit<SchoolRow, 'id'> {
  const given = isLapsedTrial(wanted, { before, today }) ? null : wanted.ends_on;
  const isTrial = wanted.subscription_status === 'trial';
  const ends_on = given ?? (isTrial ? trialEnd(wanted.starts_on, today) : null);
  if (wanted.starts_on && ends_on && ends_on < wanted.starts_on) {
    throw new AppError('school/end-before-start');
  }
  const ended_for = before?.ends_on === ends_on ? endedFor(before, { ...wanted, today }) : null;
  return { ...wanted, ends_on, ended_for };
}

/**
 * The end on which the clock does not act again. Where an administrator gives a school access again after its end, the clock
 * does not take it away for that end.
 */
function endedFor(
  before: SchoolRow,
  { subscription_status: status, today }: Pick<Wanted, 'subscription_status'> & { today: string },
): string | null {
  const isGivenAccess = RUNNING.has(status) && !RUNNING.has(before.subscription_status);
  const isEnded = before.ends_on !== null && before.ends_on < today;
  return isGivenAccess && isEnded ? before.ends_on : before.ended_for;
}

/** A school that is given a trial while it still has an end in the past: the trial would never end. */
function isLapsedTrial(
  { subscription_status, ends_on }: Wanted,
  { before, today }: Change,
): boolean {
  const becomesTrial = subscription_status === 'trial' && before?.subscription_status !== 'trial';
  return becomesTrial && ends_on !== null && ends_on === before?.ends_on && ends_on < today;
}

function givenOr<Value>(given: Value | undefined, before: Value): Value {
  return given === undefined ? before : given;
}
