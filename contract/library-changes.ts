import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bucket } from './library.ts';
import { libraryName, libraryPath, libraryTitle, parseLibraryPath } from './library-path.ts';

/** A year group, `Year 2`, or a week in one, `Year 2/Week 1`. */
const folderPath = libraryPath.refine(
  (path) => parseLibraryPath(path)?.name === undefined,
  'must be a year group or a week',
);

const resourcePath = libraryPath.refine(
  (path) => parseLibraryPath(path)?.name !== undefined,
  'must be a resource',
);

export const createFolder = endpoint({
  method: 'POST',
  path: '/api/library/folders',
  status: 201,
  input: z.strictObject({ path: folderPath, title: libraryTitle.nullish() }),
  output: z.object({}),
});

/** The contents of the folder and the favourites that point into it move along. A title of null is removed; without one, the title stays. */
export const renameFolder = endpoint({
  method: 'PATCH',
  path: '/api/library/folders',
  input: z.strictObject({ path: folderPath, name: libraryName, title: libraryTitle.nullish() }),
  output: z.object({ path: z.string() }),
});

/** The deletion can be undone with this id; servers of the release before do not answer with one. */
const deletionId = z.uuid().optional();

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
  /** The version of its picture; servers of the release before do not tell. */
  picture: z.string().optional(),
});
