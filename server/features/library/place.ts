import type * as z from 'zod/mini';
import { type Bucket, resourceAddress } from '#contract/library.ts';
import { batched } from '../../batched.ts';
import type { AppContext } from '../../http/context.ts';
import { readAddress } from '../../http/read-address.ts';

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

/** Looks up many places in one query. Nothing is cached, because a file may have been replaced a moment ago. */
export function batchedByPlace<Found>(
  load: (bucket: Bucket, paths: string[]) => Promise<Map<string, Found>>,
): (place: Place) => Promise<Found | undefined> {
  const finders = {
    learning: batched((paths) => load('learning', paths)),
    'learning-readonly': batched((paths) => load('learning-readonly', paths)),
  };
  return ({ bucket, path }) => finders[bucket](path);
}
