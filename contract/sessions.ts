import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { SESSIONS_LISTED } from './limits.ts';
import { rowId } from './text.ts';

const browserName = z.enum(['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung']);
const systemName = z.enum(['android', 'chromebook', 'ipad', 'iphone', 'linux', 'mac', 'windows']);

/** Browser and system as named by the user agent at sign-in; null when not recognised. */
const browser = z.object({ name: z.nullable(browserName), system: z.nullable(systemName) });

export type Browser = z.infer<typeof browser>;
export type BrowserName = z.infer<typeof browserName>;
export type SystemName = z.infer<typeof systemName>;

const ownSession = z.object({
  id: z.uuid(),
  browser,
  signedInAt: z.iso.datetime(),
  /** Up to an hour before the real last use, because it is written at most once an hour. */
  lastUsedAt: z.iso.datetime(),
  /** The session that this call was made with. */
  isCurrent: z.boolean(),
});

export type OwnSession = z.infer<typeof ownSession>;

/** The current session first, then the others, the most recently used first. */
export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  input: z.strictObject({}),
  output: z.object({
    sessions: z.array(ownSession).check(z.maxLength(SESSIONS_LISTED)),
    /** Includes the sessions that are not listed. */
    total: z.int(),
    /** True for an organisation account, whose other sessions may belong to colleagues. */
    isSharedLogin: z.boolean(),
  }),
});

/** Ends one other session of the caller. Ending it twice is fine. */
export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  input: z.strictObject({ id: rowId }),
  output: z.object({}),
});

/** Ends every session of the caller but the current one. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  input: z.strictObject({}),
  output: z.object({ ended: z.int() }),
});
