import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/** Changes what a query has loaded at once, whether or not a refetch succeeds. */
export function changeCached<Data>(
  queryClient: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, Data, Error> },
  change: (known: Data) => Data,
): void {
  // A pending answer would not include the change.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Data>(queryKey, (known) => known && change(known));
}
