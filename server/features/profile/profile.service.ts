import { addDays, dayInLondon } from '#contract/calendar-day.ts';
import { GRACE_DAYS } from '#contract/limits.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/access.ts';
import { findProfile, updateProfile } from './profile.queries.ts';

type Changes = Parameters<typeof updateProfile>[2];

export async function readProfile({ db }: Pick<Deps, 'db'>, userId: string) {
  return requireProfile(await findProfile(db, userId));
}

export async function changeProfile(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  changes: Changes,
) {
  return requireProfile(await updateProfile(db, userId, changes, now()));
}

export function describeSchool(school: Caller['school'], now: Date) {
  return school && { ...school, graceEndsOn: graceEndOf(school, dayInLondon(now)) };
}

function graceEndOf(
  { subscriptionStatus, endsOn }: NonNullable<Caller['school']>,
  today: string,
): string | null {
  if (subscriptionStatus !== 'active' || endsOn === null || today <= endsOn) return null;
  const last = addDays(endsOn, GRACE_DAYS);
  return today <= last ? last : null;
}

/** The user may have been deleted between the guard and the query. */
function requireProfile<Profile>(profile: Profile | undefined): Profile {
  if (!profile) throw new AppError('session/required');
  return profile;
}
