import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Session } from '#contract/session.ts';
import { ApiError } from '../../api/api-error.ts';
import { sessionChannel, setSession } from './change-session.ts';
import { sessionQuery } from './session-query.ts';

/** Keeps what this tab knows of the session true. Gives the function that stops it. */
export function watchSession(queryClient: QueryClient): () => void {
  const askAgain = () => void queryClient.invalidateQueries(sessionQuery);
  const stops = [
    watchFailures(queryClient, askAgain),
    watchUser(queryClient),
    sessionChannel.listen((news) => {
      if (news === 'signed-out') setSession(queryClient, null);
      else askAgain();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Any call may be the one that finds out that the session has ended, or that a role was taken away. */
function watchFailures(queryClient: QueryClient, askAgain: () => void): () => void {
  const heed = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    if (error.code === 'session/required') setSession(queryClient, null);
    if (error.code === 'access/denied') askAgain();
  };
  const stopQueries = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') heed(event.action.error);
  });
  const stopMutations = queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') heed(event.action.error);
  });
  return () => {
    stopQueries();
    stopMutations();
  };
}

/** Another teacher on the same computer must not see what the one before them was shown. */
function watchUser(queryClient: QueryClient): () => void {
  const sessionHash = hashKey(sessionQuery.queryKey);
  let user = userIn(queryClient.getQueryData(sessionQuery.queryKey));
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== sessionHash) return;
    const userNow = userIn(queryClient.getQueryData(sessionQuery.queryKey));
    if (userNow === user) return;
    const userBefore = user;
    user = userNow;
    if (userBefore === undefined) return;
    queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== sessionHash });
    queryClient.getMutationCache().clear();
  });
}

/** Undefined as long as it is not known. */
function userIn(session: Session | null | undefined): string | null | undefined {
  return session === undefined ? undefined : (session?.userId ?? null);
}
