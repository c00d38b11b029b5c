import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { resourceAddress } from './library.ts';
import { text } from './text.ts';

const EXPIRES_DIGITS = 12;
const SIGNATURE_CHARACTERS = 43;

/** The part of a link's query that signs it. */
export const signedQuery = z.strictObject({
  expires: text(EXPIRES_DIGITS).check(z.regex(/^\d+$/, 'must be a time in seconds')),
  signature: text(SIGNATURE_CHARACTERS),
});

/** A line of text on a page. Lengths are in points, from the left and upper edge of the page as it is shown. */
const textItem = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  /** The length of the line. */
  width: z.number(),
  /** The height of the letters, which is the font size. */
  height: z.number(),
  /** How far the line is turned around its upper left corner, clockwise in degrees; missing for upright text. */
  angle: z.optional(z.number()),
});

export type TextItem = z.infer<typeof textItem>;

const pageFacts = z.object({
  /** In points, as the page is shown: cropped and rotated. */
  width: z.number(),
  height: z.number(),
  /** The text annotations of the page, each as a paragraph; empty where there are none. */
  notes: z.string(),
  /** In reading order. */
  text: z.array(textItem),
});

export type PageFacts = z.infer<typeof pageFacts>;

export const documentFacts = z.object({
  /** Changes when the resource is replaced. Answers with a picture have it in a header. */
  version: z.string(),
  pages: z.array(pageFacts),
});

/** Size, notes and text of every page, for the holder of a signed link for viewing. */
export const getPageFacts = endpoint({
  method: 'GET',
  path: '/api/files/:bucket/:year/:week/:name/pages',
  input: z.strictObject({
    ...resourceAddress.shape,
    purpose: z.literal('view'),
    ...signedQuery.shape,
  }),
  output: documentFacts,
});
