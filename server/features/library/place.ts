import type * as z from 'zod/mini';
import { type Bucket, resourceAddress } from '#contract/library.ts';
import { refusedFields } from '#contract/error-answer.ts';
import { AppError } from '../../app-error.ts';
import { batched } from '../../batched.ts';
import type { AppContext } from '../../http/context.ts';

/** Where a resource is: its bucket, and its path there. */
export interface Place {
  bucket: Bucket;
  path: string;
}

/** Reads and checks the place in the address of a route with `:bucket/:year/:week/:name`. */
export function parsePlace(c: AppContext): Place {
  const { bucket, year, week, name } = parseResourceAddress(c.req.param());
  return { bucket, path: `${year}/${week}/${name}` };
}

export function parseResourceAddress({
  bucket,
  year,
  week,
  name,
}: Record<string, string | undefined>): z.output<typeof resourceAddress> {
  const given = resourceAddress.safeParse({ bucket, year, week, name });
  if (given.success) return given.data;
  throw new AppError('request/invalid', { fields: refusedFields(given.error) });
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
