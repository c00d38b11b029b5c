import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callLater } from '../../../api/call-later.ts';

/** Refetched each time the list is opened: other administrators delete and restore too. */
export const deletionsQuery = queryOptions({
  queryKey: ['deletions'],
  queryFn: ({ signal }) =>
    callLater(async () => (await import('#contract/deletions.ts')).listDeletions, {}, { signal }),
  staleTime: 0,
});

/** Removes it from the cached list at once, so that it disappears even if a refetch fails. */
export function dropDeletion(queryClient: QueryClient, id: string): void {
  void queryClient.cancelQueries(deletionsQuery);
  queryClient.setQueryData(deletionsQuery.queryKey, (known) => {
    if (!known) return undefined;
    const deletions = known.deletions.filter((deletion) => deletion.id !== id);
    return { deletions, total: known.total - (known.deletions.length - deletions.length) };
  });
}
