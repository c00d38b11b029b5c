import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const schemeLoad = z.object({
  /** `stopped`: it ended before everything was added, and can be continued. */
  state: z.enum(['none', 'running', 'stopped', 'complete']),
  /** Weeks and year packs in the library, and in the scheme. */
  done: z.int(),
  total: z.int(),
});

export type SchemeLoad = z.infer<typeof schemeLoad>;

/** How far the starter scheme has been added to the library. */
export const getSchemeLoad = endpoint({
  method: 'GET',
  path: '/api/library/starter-scheme',
  input: z.strictObject({}),
  output: schemeLoad,
});

/** Starts adding what is missing, or continues. While it is running, this changes nothing. */
export const startSchemeLoad = endpoint({
  method: 'POST',
  path: '/api/library/starter-scheme',
  input: z.strictObject({}),
  output: schemeLoad,
});
