import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { libraryName } from './library-path.ts';
import { DELETIONS_LISTED } from './limits.ts';
import { rowId } from './text.ts';

const deletion = z.object({
  id: z.uuid(),
  /** Where it was: `Year 2`, `Year 2/Week 1` or `Year 2/Week 1/Slides.pdf`. */
  path: z.string(),
  /** What was deleted with it; `others` are the names of folders that are not weeks. */
  weeks: z.int(),
  others: z.optional(z.array(z.string())),
  files: z.int(),
  deletedBy: z.string(),
  deletedAt: z.iso.datetime(),
  /** It can be restored until then. */
  expiresAt: z.iso.datetime(),
});

export type Deletion = z.infer<typeof deletion>;

/** Deleted year groups, weeks and resources that can be restored, the latest first. */
export const listDeletions = endpoint({
  method: 'GET',
  path: '/api/library/deletions',
  input: z.strictObject({}),
  output: z.object({
    deletions: z.array(deletion).check(z.maxLength(DELETIONS_LISTED)),
    /** Includes the deletions that are not listed. */
    total: z.int(),
  }),
});

/** Puts it back to where it was, with its contents and favourites; with `name`, under another name. */
export const restoreDeletion = endpoint({
  method: 'POST',
  path: '/api/library/deletions/:id/restore',
  input: z.strictObject({ id: rowId, name: z.optional(libraryName) }),
  output: z.object({ path: z.string() }),
});

export const deleteForGood = endpoint({
  method: 'DELETE',
  path: '/api/library/deletions/:id',
  input: z.strictObject({ id: rowId }),
  output: z.object({}),
});
