import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listPasskeys, type Passkey } from '#contract/passkeys.ts';
import { call } from '../../api/call.ts';
import { changeCached } from '../../api/change-cached.ts';

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => call(listPasskeys, {}, { signal }),
  staleTime: 0,
});

export function changePasskeys(
  queryClient: QueryClient,
  change: (passkeys: Passkey[]) => Passkey[],
): void {
  changeCached(queryClient, passkeysQuery, (known) => ({
    ...known,
    passkeys: change(known.passkeys),
  }));
}
