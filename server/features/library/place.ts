import { type Bucket, resourceAddress } from '#contract/library.ts';
import { refusedFields } from '#contract/errors.ts';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../http/context.ts';

/** Where a resource is: its bucket, and its path there. */
export interface Place {
  bucket: Bucket;
  path: string;
}

/** Reads the place from a route with `:bucket/:year/:week/:name`, before anything is asked of the database. */
export function parsePlace(c: AppContext): Place {
  const given = resourceAddress.safeParse(c.req.param());
  if (!given.success) throw new AppError('request/invalid', { fields: refusedFields(given.error) });
  const { year, week, name } = given.data;
  return { bucket: given.data.bucket, path: `${year}/${week}/${name}` };
}
