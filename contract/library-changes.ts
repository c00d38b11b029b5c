import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bucket } from './library.ts';
import { libraryName, libraryPath, parseLibraryPath } from './library-path.ts';

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
  input: z.strictObject({ path: folderPath }),
  output: z.object({}),
});

/** All that is in the folder moves with it, and so do the favourites. */
export const renameFolder = endpoint({
  method: 'PATCH',
  path: '/api/library/folders',
  input: z.strictObject({ path: folderPath, name: libraryName }),
  output: z.object({ path: z.string() }),
});

/** With everything in it; tells how much that was. */
export const deleteFolder = endpoint({
  method: 'DELETE',
  path: '/api/library/folders',
  input: z.strictObject({ path: folderPath }),
  output: z.object({ weeks: z.number(), files: z.number() }),
});

export const deleteResource = endpoint({
  method: 'DELETE',
  path: '/api/library/resources',
  input: z.strictObject({ bucket, path: resourcePath }),
  output: z.object({}),
});

/**
 * Where a PDF is sent, as it is and with the type `application/pdf`, by PUT. It takes the place of one of the
 * same name, in whichever bucket that is.
 */
export const UPLOAD_ROUTE = '/api/library/uploads/:bucket/:year/:week/:name';

export const uploadAnswer = z.object({
  /** As it is kept: the name of the one it replaced may differ in case. */
  path: z.string(),
  pages: z.number(),
  replaced: z.boolean(),
});
