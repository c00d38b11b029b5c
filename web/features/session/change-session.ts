import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '#contract/session.ts';
import { sessionCopy } from '../../copy/session.ts';
import { logFailure } from '../../log-failure.ts';
import { createTabChannel } from '../../ui/tab-channel.ts';
import { pendingSignOut } from './pending-sign-out.ts';
import { sendSignOut, sessionQuery } from './session-query.ts';

/** Short, because users of shared computers do not wait longer before they leave. */
const SIGN_OUT_TIMEOUT_MS = 10_000;

/** Sets the session in this tab. Cancels pending lookups, whose answers would be older. */
export function setSession(queryClient: QueryClient, session: Session | null): void {
  void queryClient.cancelQueries(sessionQuery);
  queryClient.setQueryData(sessionQuery.queryKey, session);
}

/** Sets a new or changed session in every tab. */
export function publishSession(queryClient: QueryClient, session: Session): void {
  setSession(queryClient, session);
  sessionChannel.send('changed');
}

/** Sets the session of a sign-in, whose cookie replaces the one of a pending sign-out. */
export function publishSignIn(queryClient: QueryClient, session: Session): void {
  pendingSignOut.forget();
  publishSession(queryClient, session);
}

/** Signs out in every tab, whether or not the server can be reached. */
export async function endSession(queryClient: QueryClient): Promise<void> {
  try {
    clearUserData();
  } catch (error) {
    logFailure(sessionCopy.log.clearUserData, error);
  }
  // Before the call, because the tab may be closed before the answer.
  pendingSignOut.remember();
  try {
    await sendSignOut({ timeoutMs: SIGN_OUT_TIMEOUT_MS });
    pendingSignOut.forget();
  } catch (error) {
    logFailure(sessionCopy.log.signOut, error);
  }
  setSession(queryClient, null);
  sessionChannel.send('signed-out');
}

/** `changed`: ask the server who is signed in. `signed-out`: nobody is, without asking. */
export const sessionChannel = createTabChannel('session', ['changed', 'signed-out']);

/** For whom a page was loaded: a form posted before the script runs signs in or out without any other message. */
export const loadChannel = createTabChannel('load', ['for-user', 'for-visitor']);

/** What this browser stores for the signed-in user, by its key. Signing out removes all of it. */
export const USER_DATA_KEYS = { fileTree: 'file-tree', lastPages: 'last-pages' } as const;

/** Throws where the browser refuses storage. */
export function clearUserData(): void {
  for (const key of Object.values(USER_DATA_KEYS)) localStorage.removeItem(key);
}
