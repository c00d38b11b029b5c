import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { libraryPath, parseLibraryPath } from './library-path.ts';
import { UPLOAD_PAGES } from './limits.ts';

/** A week, `Year 4/Week 14`, or a resource in one. */
const placePath = libraryPath.refine(
  (path) => parseLibraryPath(path)?.week !== undefined,
  'must be a week or a resource',
);

const lastPlace = z.object({
  year: z.string(),
  week: z.string(),
  /** What the week is about; missing when nobody has given it a title. */
  title: z.string().optional(),
  /** The resource that was open last, or the slides of the week. */
  resource: z.string().optional(),
  /** The page of that resource. */
  page: z.number().optional(),
  /** The week after it. */
  next: z.string().optional(),
});

export type LastPlace = z.infer<typeof lastPlace>;

/** Where the caller was last in the library; null when that is not known, or no longer there. */
export const getLastPlace = endpoint({
  method: 'GET',
  path: '/api/last-place',
  input: z.strictObject({}),
  output: z.object({ place: lastPlace.nullable() }),
});

/** Notes where the caller is. A shared login notes nothing. */
export const noteLastPlace = endpoint({
  method: 'PUT',
  path: '/api/last-place',
  input: z.strictObject({ path: placePath, page: z.int().min(1).max(UPLOAD_PAGES).optional() }),
  output: z.object({}),
});

export const forgetLastPlace = endpoint({
  method: 'DELETE',
  path: '/api/last-place',
  input: z.strictObject({}),
  output: z.object({}),
});
