import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Session } from '#contract/session.ts';
import { ApiError } from '../../api/api-error.ts';
import { clearUserData, loadChannel, sessionChannel, setSession } from './change-session.ts';
import { sessionQuery } from './session-query.ts';

/** Keeps the session of this tab up to date. Returns the function that stops it. */
export function watchSession(queryClient: QueryClient): () => void {
  const askAgain = () => void queryClient.invalidateQueries(sessionQuery);
  const shownTo = () => {
    const user = userIn(queryClient.getQueryData(sessionQuery.queryKey));
    return user === null ? 'for-visitor' : 'for-user';
  };
  const stops = [
    watchFailures(queryClient, askAgain),
    watchUser(queryClient),
    sessionChannel.listen((message) => {
      if (message === 'signed-out') setSession(queryClient, null);
      else askAgain();
    }),
    loadChannel.listen((message) => {
      if (message !== shownTo()) askAgain();
    }),
  ];
  loadChannel.send(shownTo());
  return () => stops.forEach((stop) => stop());
}

/** Any call may reveal that the session has ended or that a role was revoked. */
function watchFailures(queryClient: QueryClient, askAgain: () => void): () => void {
  const handleError = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    if (error.code === 'session/required') setSession(queryClient, null);
    if (error.code === 'access/denied') askAgain();
  };
  const stopQueries = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') handleError(event.action.error);
  });
  const stopMutations = queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') handleError(event.action.error);
  });
  return () => {
    stopQueries();
    stopMutations();
  };
}

/** Clears all other queries when the user changes: another teacher on the same computer must not see their data. */
function watchUser(queryClient: QueryClient): () => void {
  const sessionHash = hashKey(sessionQuery.queryKey);
  let user = userIn(queryClient.getQueryData(sessionQuery.queryKey));
  if (user === null) clearUserDataIfAny();
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== sessionHash) return;
    const userNow = userIn(queryClient.getQueryData(sessionQuery.queryKey));
    if (userNow === user) return;
    const userBefore = user;
    user = userNow;
    if (userNow === null) clearUserDataIfAny();
    if (userBefore === undefined) return;
    queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== sessionHash });
    queryClient.getMutationCache().clear();
  });
}

/** A form without script can sign out, but not clear what this browser stores. */
function clearUserDataIfAny(): void {
  try {
    clearUserData();
  } catch {
    // The browser refuses storage, so nothing is stored.
  }
}

/** Undefined while the session is not known. */
function userIn(session: Session | null | undefined): string | null | undefined {
  return session === undefined ? undefined : (session?.userId ?? null);
}
