import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { findProfile, updateProfile } from './profile.queries.ts';

type Changes = Parameters<typeof updateProfile>[2];

export async function readProfile({ db }: Pick<Deps, 'db'>, userId: string) {
  return orSignedOut(await findProfile(db, userId));
}

export async function changeProfile(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  changes: Changes,
) {
  return orSignedOut(await updateProfile(db, userId, changes, now()));
}

/** Somebody who was deleted between the guard and the query. */
function orSignedOut<Found>(found: Found | undefined): Found {
  if (!found) throw new AppError('session/required');
  return found;
}
