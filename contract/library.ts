import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LIBRARY_NAME_CHARACTERS } from './limits.ts';
import { libraryName, libraryPath } from './library-path.ts';
import { rawMaximum, text } from './text.ts';

/** Resources that may be downloaded, and resources that may only be viewed. */
export const bucket = z.enum(['learning', 'learning-readonly']);

export type Bucket = z.infer<typeof bucket>;

export const linkPurpose = z.enum(['view', 'download', 'print']);

export type LinkPurpose = z.infer<typeof linkPurpose>;

const treeResource = z.object({
  name: z.string(),
  bucket,
  /** Missing when the pages have not been counted. */
  pages: z.optional(z.number()),
  /** The version of the picture, which changes with it; missing when there is no picture. */
  picture: z.optional(z.string()),
});

const tree = z.object({
  years: z.array(
    z.object({
      name: z.string(),
      /** What it is about; missing when nobody has given it a title. */
      title: z.optional(z.string()),
      weeks: z.array(
        z.object({
          name: z.string(),
          title: z.optional(z.string()),
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

/** Allows for more entries than any folder has. */
const OFFSET_DIGITS = 9;

/**
 * The items directly in a folder of one bucket, a page at a time; the empty path is the root. The specification has this
 * call; the site reads the whole tree instead.
 */
export const listFolder = endpoint({
  method: 'GET',
  path: '/api/library/folder',
  input: z.strictObject({
    bucket,
    path: z.union([libraryPath, z.literal('')]),
    offset: z.pipe(
      z._default(text(OFFSET_DIGITS).check(z.regex(/^\d+$/)), '0'),
      z.transform(Number),
    ),
  }),
  output: z.object({
    items: z.array(z.object({ name: z.string(), type: z.enum(['folder', 'file']) })),
    /** Where the next page begins; null on the last. */
    nextOffset: z.nullable(z.number()),
  }),
});

const textPart = z.object({ text: z.string(), isMarked: z.optional(z.boolean()) });

export type TextPart = z.infer<typeof textPart>;

/** Of the year group, or of the week that it is or is in. */
const title = z.optional(z.string());

const searchResult = z.discriminatedUnion('type', [
  z.object({ type: z.literal('year'), year: z.string(), title }),
  z.object({ type: z.literal('week'), year: z.string(), week: z.string(), title }),
  z.object({
    type: z.literal('resource'),
    year: z.string(),
    week: z.string(),
    name: z.string(),
    bucket,
    title,
    /** Where its text has the term; missing when its name has it. */
    page: z.optional(z.int()),
    /** A sentence of that page, the words of the term marked. */
    sentence: z.optional(z.array(textPart)),
    /** In how many weeks of the year a resource has this name, where they are many; `week` is one of them. */
    weeks: z.optional(z.int()),
  }),
]);

export type SearchResult = z.infer<typeof searchResult>;
export type SearchAnswer = z.infer<typeof searchLibrary.output>;

const searchTerm = text(rawMaximum(LIBRARY_NAME_CHARACTERS)).check(
  z.trim(),
  z.minLength(1),
  z.maxLength(LIBRARY_NAME_CHARACTERS),
);

/** Years, weeks and resources that have the term in their names, then in their titles, then on their pages. */
export const searchLibrary = endpoint({
  method: 'GET',
  path: '/api/library/search',
  input: z.strictObject({ term: searchTerm }),
  output: z.object({
    results: z.array(searchResult),
    /** The term with other spellings, when it was searched with these too; `isOnly` if the typed one finds nothing. */
    meant: z.optional(z.object({ term: z.string(), isOnly: z.boolean() })),
    /** What was typed beside a place and is nowhere in it, so that the results are the place itself. */
    notInPlace: z.optional(z.string()),
  }),
});

/** One resource, as the addresses of uploads, files and pictures name it: `:bucket/:year/:week/:name`. */
export const resourceAddress = z.strictObject({
  bucket,
  year: libraryName,
  week: libraryName,
  name: libraryName,
});

/** A URL that opens one resource for one purpose, for the session of the caller and for a limited time. */
export const createLink = endpoint({
  method: 'POST',
  path: '/api/library/links',
  input: z.strictObject({ bucket, path: libraryPath, purpose: linkPurpose }),
  output: z.object({ url: z.string() }),
});
