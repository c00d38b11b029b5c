import type { QueryClient } from '@tanstack/react-query';
import { passkeysQuery } from '../passkeys/index.ts';
import { ownDeletionQuery } from './own-deletion-query.ts';
import { ownSessionsQuery } from './own-sessions-query.ts';
import { ownSchoolQuery, profileQuery } from './profile-queries.ts';

/** Loads what the page shows, before the server renders it. */
export async function prepareAccount(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(profileQuery),
    queryClient.prefetchQuery(ownSchoolQuery),
    queryClient.prefetchQuery(ownSessionsQuery),
    queryClient.prefetchQuery(passkeysQuery),
    queryClient.prefetchQuery(ownDeletionQuery),
  ]);
}
