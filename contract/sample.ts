import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { libraryName } from './library-path.ts';
import { documentFacts } from './page-pictures.ts';

const sampleResource = z.object({
  name: z.string(),
  /** Missing when the pages have not been counted. */
  pages: z.optional(z.number()),
});

export type SampleResource = z.infer<typeof sampleResource>;

/** The resources of the sample week, in the order in which a teacher needs them; none where the library does not have that week. */
export const getSample = endpoint({
  method: 'GET',
  path: '/api/sample',
  input: z.strictObject({}),
  output: z.object({ resources: z.array(sampleResource) }),
});

/** Size, notes and text of every page of one of them. */
export const getSamplePages = endpoint({
  method: 'GET',
  path: '/api/sample/:name/pages',
  input: z.strictObject({ name: libraryName }),
  output: documentFacts,
});
