import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { libraryName } from './library-path.ts';

/** A week, as its address names it: `:year/:week`. */
export const weekAddress = z.strictObject({ year: libraryName, week: libraryName });

/** All files of a week in one archive, or its sheets as one PDF. */
export const weekPurpose = z.enum(['download', 'print']);

export type WeekPurpose = z.infer<typeof weekPurpose>;

/**
 * A URL for everything in a week that may be downloaded, or for its sheets to print, for the session of the caller and
 * for a limited time. `answers` adds the sheets with answers to those that are printed.
 */
export const createWeekLink = endpoint({
  method: 'POST',
  path: '/api/library/week-links',
  input: z.strictObject({
    ...weekAddress.shape,
    purpose: weekPurpose,
    answers: z._default(z.boolean(), false),
  }),
  output: z.object({ url: z.string() }),
});

/** Where those URLs lead. */
export const WEEK_FILES_ROUTE = '/api/library/weeks/:year/:week';
