import { queryOptions } from '@tanstack/react-query';
import type { Session } from '#contract/session.ts';
import type { CallOptions } from '../../api/call.ts';
import { callLater } from '../../api/call-later.ts';
import { sessionCopy } from '../../copy/session.ts';
import { logFailure } from '../../log-failure.ts';
import { pendingSignOut } from './pending-sign-out.ts';

/** Shorter than for other calls, because the whole site waits for the first answer. */
const SESSION_TIMEOUT_MS = 10_000;
const RETRY_AFTER_MS = 1000;

/** The session: null for a visitor, undefined while it is not known. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => determineSession(signal),
  retry: 1,
  retryDelay: RETRY_AFTER_MS,
  // A page opened after a failure shows the error; it is retried on focus or on request.
  retryOnMount: false,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
  meta: { logAs: sessionCopy.log.check },
});

async function determineSession(signal: AbortSignal): Promise<Session | null> {
  const options = { signal, timeoutMs: SESSION_TIMEOUT_MS };
  if (pendingSignOut.exists()) {
    try {
      await sendSignOut(options);
      pendingSignOut.forget();
    } catch (error) {
      logFailure(sessionCopy.log.signOut, error);
      return null;
    }
  }
  const { session } = await callLater(
    async () => (await import('#contract/session.ts')).getSession,
    {},
    options,
  );
  return session;
}

export async function sendSignOut(options: CallOptions): Promise<void> {
  await callLater(async () => (await import('#contract/session.ts')).signOut, {}, options);
}
