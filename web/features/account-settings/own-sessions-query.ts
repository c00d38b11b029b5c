import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listOwnSessions } from '#contract/sessions.ts';
import { call } from '../../api/call.ts';
import { changeCached } from '../../api/change-cached.ts';

/** Refetched each time the page is opened: a browser that signed in meanwhile must not be missing. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call(listOwnSessions, {}, { signal }),
  staleTime: 0,
});

export function dropOwnSession(queryClient: QueryClient, id: string): void {
  changeCached(queryClient, ownSessionsQuery, (known) => {
    const sessions = known.sessions.filter((session) => session.id !== id);
    return { ...known, sessions, total: known.total - (known.sessions.length - sessions.length) };
  });
}

export function dropOtherSessions(queryClient: QueryClient): void {
  changeCached(queryClient, ownSessionsQuery, (known) => {
    const sessions = known.sessions.filter(({ isCurrent }) => isCurrent);
    return { ...known, sessions, total: sessions.length };
  });
}
