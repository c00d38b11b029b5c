import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { bucket } from './library.ts';
import { libraryName, libraryPath, libraryTitle, parseLibraryPath } from './library-path.ts';

/** A year group, `Year 2`, or a week in one, `Year 2/Week 1`. */
const folderPath = libraryPath.check(
  z.refine((path) => parseLibraryPath(path)?.name === undefined, 'must be a year group or a week'),
);

const resourcePath = libraryPath.check(
  z.refine((path) => parseLibraryPath(path)?.name !== undefined, 'must be a resource'),
);

export const createFolder = endpoint({
  method: 'POST',
  path: '/api/library/folders',
  status: 201,
  input: z.strictObject({ path: folderPath, title: z.nullish(libraryTitle) }),
  output: z.object({}),
});

/** Contents and favourites of the folder move along. A title of null removes the title; without one, the title stays. */
export const renameFolder = endpoint({
  method: 'PATCH',
  path: '/api/library/folders',
  input: z.strictObject({ path: folderPath, name: libraryName, title: z.nullish(libraryTitle) }),
  output: z.object({ path: z.string() }),
});

/** The deletion can be undone with this id; servers of the previous release do not answer with one. */
const deletionId = z.optional(z.uuid());

/** Deletes the folder with its contents; the answer says how much was deleted. */
export const deleteFolder = endpoint({
  method: 'DELETE',
  path: '/api/library/folders',
  input: z.strictObject({ path: folderPath }),
  output: z.object({ weeks: z.number(), files: z.number(), deletionId }),
});

export const deleteResource = endpoint({
  method: 'DELETE',
  path: '/api/library/resources',
  input: z.strictObject({ bucket, path: resourcePath }),
  output: z.object({ deletionId }),
});

/**
 * Takes a PDF by PUT, as the raw body with the type `application/pdf`. It replaces a resource of the same
 * name in either bucket.
 */
export const UPLOAD_ROUTE = '/api/library/uploads/:bucket/:year/:week/:name';

export const uploadAnswer = z.object({
  /** The stored path: the name of a replaced resource may differ in case. */
  path: z.string(),
  pages: z.number(),
  replaced: z.boolean(),
  /** The version of its picture; servers of the previous release do not tell. */
  picture: z.optional(z.string()),
});
