import { FAVOURITES } from '#contract/limits.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { forgetDeletedFavourite } from '../deletions/deleted-favourites.queries.ts';
import { existsInLibrary } from '../library/library.queries.ts';
import { appendFavourite, deleteFavourite, findFavourites } from './favourites.queries.ts';

export async function readFavourites(db: Database, userId: string): Promise<string[]> {
  return (await findFavourites(db, userId)) ?? [];
}

export async function addFavourite(db: Database, userId: string, path: string): Promise<string[]> {
  if (!(await existsInLibrary(db, path))) throw new AppError('resource/not-found');
  const favourites = await appendFavourite(db, userId, { path, most: FAVOURITES });
  if (!favourites) throw new AppError('favourites/full');
  return favourites;
}

export async function removeFavourite(
  db: Database,
  userId: string,
  path: string,
): Promise<string[]> {
  await forgetDeletedFavourite(db, { userId, path });
  return (await deleteFavourite(db, userId, path)) ?? [];
}
