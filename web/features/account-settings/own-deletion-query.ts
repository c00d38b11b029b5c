import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getOwnDeletion } from '#contract/personal-data.ts';
import { call } from '../../api/call.ts';
import { changeCached } from '../../api/change-cached.ts';

/** Whether and when the account of the user will be deleted. */
export const ownDeletionQuery = queryOptions({
  queryKey: ['own-deletion'],
  queryFn: ({ signal }) => call(getOwnDeletion, {}, { signal }),
});

export function setOwnDeletion(queryClient: QueryClient, dueAt: string | null): void {
  changeCached(queryClient, ownDeletionQuery, (known) => ({ ...known, dueAt }));
}
