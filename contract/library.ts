import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LIBRARY_NAME_CHARACTERS } from './limits.ts';
import { libraryPath } from './library-path.ts';

/** What may be downloaded, and what may only be looked at. */
export const bucket = z.enum(['learning', 'learning-readonly']);

export type Bucket = z.infer<typeof bucket>;

export const linkPurpose = z.enum(['view', 'download', 'print']);

export type LinkPurpose = z.infer<typeof linkPurpose>;

const treeResource = z.object({
  name: z.string(),
  bucket,
  /** Left out where nobody has counted them. */
  pages: z.number().optional(),
  /** Left out where there is none; another picture has another mark. */
  picture: z.string().optional(),
});

const tree = z.object({
  years: z.array(
    z.object({
      name: z.string(),
      weeks: z.array(
        z.object({
          name: z.string(),
          resources: z.array(treeResource),
        }),
      ),
    }),
  ),
});

export type Tree = z.infer<typeof tree>;

/** The whole library in natural order; without a subscription it is empty. */
export const getTree = endpoint({
  method: 'GET',
  path: '/api/library/tree',
  input: z.strictObject({}),
  output: tree,
});

/** What is directly in a folder of one bucket, a page at a time; the empty path is the root. */
export const listFolder = endpoint({
  method: 'GET',
  path: '/api/library/folder',
  input: z.strictObject({
    bucket,
    path: libraryPath.or(z.literal('')),
    offset: z.coerce.number().int().min(0).default(0),
  }),
  output: z.object({
    items: z.array(z.object({ name: z.string(), type: z.enum(['folder', 'file']) })),
    /** Where the next page begins; null on the last. */
    nextOffset: z.number().nullable(),
  }),
});

const searchResult = z.discriminatedUnion('type', [
  z.object({ type: z.literal('year'), year: z.string() }),
  z.object({ type: z.literal('week'), year: z.string(), week: z.string() }),
  z.object({
    type: z.literal('resource'),
    year: z.string(),
    week: z.string(),
    name: z.string(),
    bucket,
  }),
]);

export type SearchResult = z.infer<typeof searchResult>;

/** Years, weeks and resources whose names have the term in them, whatever its case. */
export const searchLibrary = endpoint({
  method: 'GET',
  path: '/api/library/search',
  input: z.strictObject({ term: z.string().trim().min(1).max(LIBRARY_NAME_CHARACTERS) }),
  output: z.object({ results: z.array(searchResult) }),
});

/** Where the first page of a resource is, as a picture; with its mark in `v` it may be kept for good. */
export const PICTURE_ROUTE = '/api/library/pictures/:bucket/:year/:week/:name';

/** An address that opens one resource for one purpose, for whoever asked and for a while. */
export const createLink = endpoint({
  method: 'POST',
  path: '/api/library/links',
  input: z.strictObject({ bucket, path: libraryPath, purpose: linkPurpose }),
  output: z.object({ url: z.string() }),
});
