import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listPasskeys, type Passkey } from '#contract/passkeys.ts';
import { call } from '../../api/call.ts';

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => call(listPasskeys, {}, { signal }),
  staleTime: 0,
});

/** Changes the cached list at once, whether or not a refetch succeeds. */
export function changePasskeys(
  queryClient: QueryClient,
  change: (passkeys: Passkey[]) => Passkey[],
): void {
  void queryClient.cancelQueries(passkeysQuery);
  queryClient.setQueryData(
    passkeysQuery.queryKey,
    (known) => known && { ...known, passkeys: change(known.passkeys) },
  );
}

export function refreshPasskeys(queryClient: QueryClient): void {
  void queryClient.invalidateQueries(passkeysQuery);
}
