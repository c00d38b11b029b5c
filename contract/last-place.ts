import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { libraryPath, parseLibraryPath } from './library-path.ts';
import { UPLOAD_PAGES } from './limits.ts';

/** A week, `Year 4/Week 14`, or a resource in one. */
const placePath = libraryPath.check(
  z.refine((path) => parseLibraryPath(path)?.week !== undefined, 'must be a week or a resource'),
);

const lastPlace = z.object({
  year: z.string(),
  week: z.string(),
  /** What the week is about; missing when nobody has given it a title. */
  title: z.optional(z.string()),
  /** What to present: the slides of the week, or what was open last where it has none. */
  resource: z.optional(z.string()),
  /** The page of that resource. */
  page: z.optional(z.number()),
  /** The week after it. */
  next: z.optional(z.string()),
});

export type LastPlace = z.infer<typeof lastPlace>;

/** Where the caller was last in the library; null when that is not known, or no longer there. */
export const getLastPlace = endpoint({
  method: 'GET',
  path: '/api/last-place',
  input: z.strictObject({}),
  output: z.object({ place: z.nullable(lastPlace) }),
});

/** Notes where the caller is. A shared login notes nothing. */
export const noteLastPlace = endpoint({
  method: 'PUT',
  path: '/api/last-place',
  input: z.strictObject({
    path: placePath,
    page: z.optional(z.int().check(z.minimum(1), z.maximum(UPLOAD_PAGES))),
  }),
  output: z.object({}),
});

export const forgetLastPlace = endpoint({
  method: 'DELETE',
  path: '/api/last-place',
  input: z.strictObject({}),
  output: z.object({}),
});
