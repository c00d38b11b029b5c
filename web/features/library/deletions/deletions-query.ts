import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callLater } from '../../../api/call-later.ts';
import { changeCached } from '../../../api/change-cached.ts';

/** Refetched each time the list is opened: other administrators delete and restore too. */
export const deletionsQuery = queryOptions({
  queryKey: ['deletions'],
  queryFn: ({ signal }) =>
    callLater(async () => (await import('#contract/deletions.ts')).listDeletions, {}, { signal }),
  staleTime: 0,
});

export function dropDeletion(queryClient: QueryClient, id: string): void {
  changeCached(queryClient, deletionsQuery, (known) => {
    const deletions = known.deletions.filter((deletion) => deletion.id !== id);
    return { deletions, total: known.total - (known.deletions.length - deletions.length) };
  });
}
