import type * as z from 'zod/mini';
import { type Bucket, resourceAddress } from '#contract/library.ts';
import { AppError } from '../../app-error.ts';
import { batched } from '../../batched.ts';
import type { Database } from '../../db/database.ts';
import type { AppContext } from '../../http/context.ts';
import { readAddress } from '../../http/read-address.ts';
import {
  findObjects,
  findPictures,
  type StoredObject,
  type StoredPicture,
} from './library.queries.ts';

/** Where a resource is: its bucket, and its path there. */
export interface Place {
  bucket: Bucket;
  path: string;
}

/** Reads and checks the place in the address of a route with `:bucket/:year/:week/:name`. */
export function readPlace(c: AppContext): Place {
  return placeOf(readAddress(c, resourceAddress));
}

export function placeOf({ bucket, year, week, name }: z.output<typeof resourceAddress>): Place {
  return { bucket, path: `${year}/${week}/${name}` };
}

/** Finds the file of a resource, or throws that there is none. */
export type RequireObject = (place: Place) => Promise<StoredObject>;

export function createObjectLookup(db: Database): RequireObject {
  return byPlace((bucket, paths) => findObjects(db, bucket, paths));
}

/** The same for the picture of its first page. */
export function createPictureLookup(db: Database): (place: Place) => Promise<StoredPicture> {
  return byPlace((bucket, paths) => findPictures(db, bucket, paths));
}

/** Looks up many places in one query, and refuses those with nothing. Nothing is cached: a file may have been replaced. */
function byPlace<Found>(
  load: (bucket: Bucket, paths: string[]) => Promise<Map<string, Found>>,
): (place: Place) => Promise<Found> {
  const finders = {
    learning: batched((paths) => load('learning', paths)),
    'learning-readonly': batched((paths) => load('learning-readonly', paths)),
  };
  return async ({ bucket, path }) => {
    const found = await finders[bucket](path);
    if (!found) throw new AppError('resource/not-found');
    return found;
  };
}
