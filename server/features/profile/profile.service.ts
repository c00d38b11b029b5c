import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
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

/** The user may have been deleted between the guard and the query. */
function requireProfile<Profile>(profile: Profile | undefined): Profile {
  if (!profile) throw new AppError('session/required');
  return profile;
}
