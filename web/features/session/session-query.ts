import { queryOptions } from '@tanstack/react-query';
import { getSession, type Session, signOut } from '#contract/session.ts';
import { call } from '../../api/call.ts';
import { sessionCopy } from '../../copy/session.ts';
import { logFailure } from '../../log-failure.ts';
import { pendingSignOut } from './pending-sign-out.ts';

/** The whole site waits for the first answer, so it waits less long than other calls do. */
const SESSION_TIMEOUT_MS = 10_000;
const RETRY_AFTER_MS = 1000;

/** Who is signed in: null for a visitor, undefined while nobody could tell. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => determineSession(signal),
  retry: 1,
  retryDelay: RETRY_AFTER_MS,
  // A page that is opened after a failure shows it; it is asked again on focus or on request.
  retryOnMount: false,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
  meta: { logAs: sessionCopy.log.check },
});

async function determineSession(signal: AbortSignal): Promise<Session | null> {
  const options = { signal, timeoutMs: SESSION_TIMEOUT_MS };
  if (pendingSignOut.exists()) {
    try {
      await call(signOut, {}, options);
      pendingSignOut.forget();
    } catch (error) {
      logFailure(sessionCopy.log.signOut, error);
      return null;
    }
  }
  const { session } = await call(getSession, {}, options);
  return session;
}
