import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { bucket } from './library.ts';
import { libraryPath } from './library-path.ts';
import { rowId } from './text.ts';

export type UsageKind = 'sign-in' | 'presented' | 'download' | 'print';

/** Tells that a teacher presents a resource, for the figures of the school. */
export const notePresented = endpoint({
  method: 'POST',
  path: '/api/library/presented',
  input: z.strictObject({ bucket, path: libraryPath }),
  output: z.object({}),
});

const weekOfUse = z.object({
  /** The Monday of the week. */
  start: z.iso.date(),
  signIns: z.int(),
  presented: z.int(),
  downloads: z.int(),
  prints: z.int(),
});

export type WeekOfUse = z.infer<typeof weekOfUse>;

const usedResource = z.object({ path: z.string(), uses: z.int() });

export type UsedResource = z.infer<typeof usedResource>;

const use = {
  /** The last 52 weeks, the current one last. */
  weeks: z.array(weekOfUse),
  /** Lessons, downloads and prints of each week of each year group in the library, in the last 52 weeks. */
  heat: z.array(z.object({ year: z.string(), week: z.string(), uses: z.int() })),
  mostUsed: z.array(usedResource),
  leastUsed: z.array(usedResource),
};

const schoolCount = z.object({
  day: z.iso.date(),
  active: z.int(),
  trial: z.int(),
  pending: z.int(),
  inactive: z.int(),
});

export type SchoolCount = z.infer<typeof schoolCount>;

const quietSchool = z.object({
  id: z.string(),
  name: z.string(),
  /** Tells schools of one name apart. Missing in answers of the previous release. */
  domain: z.optional(z.string()),
  /** Null for a school that never used it. */
  lastUsedOn: z.nullable(z.iso.date()),
  /** The last day of its subscription, if it has one. */
  endsOn: z.nullish(z.iso.date()),
});

/** What all schools use. No figure is about a person. */
export const getFigures = endpoint({
  method: 'GET',
  path: '/api/figures',
  input: z.strictObject({}),
  output: z.object({
    ...use,
    /** How many schools had each status, a row a day; today's is counted now. */
    schools: z.array(schoolCount),
    /** Subscribed schools that do not use the product, if their end is near or not known; the nearest end first. */
    quiet: z.array(quietSchool),
  }),
});

export const getSchoolFigures = endpoint({
  method: 'GET',
  path: '/api/schools/:id/figures',
  input: z.strictObject({ id: rowId }),
  output: z.object(use),
});
