import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callLater } from '../../api/call-later.ts';
import { ERROR_TEXT } from '../../copy/errors.ts';
import type { SubmittedForm } from '../../ui/submitted-form.ts';

/** Changes only with the configuration of the server. */
export const providersQuery = queryOptions({
  queryKey: ['sign-in-providers'],
  queryFn: async ({ signal }) => {
    const load = async () => (await import('#contract/sign-in-ways.ts')).listProviders;
    const { providers } = await callLater(load, {}, { signal });
    if (providers.length === 0) return [];
    // With the data, which the page brings, so that the script of the page has no marks.
    const { PROVIDER_MARKS } = await import('./provider-marks.ts');
    return providers.map((provider) => ({ ...provider, mark: PROVIDER_MARKS.get(provider.id) }));
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export const unconfirmedAccountQuery = queryOptions({
  queryKey: ['unconfirmed-account'],
  queryFn: async ({ signal }) => {
    const load = async () => (await import('#contract/sign-in-ways.ts')).getUnconfirmedAccount;
    return (await callLater(load, {}, { signal })).account;
  },
});

export async function prepareSignIn(queryClient: QueryClient, search: string): Promise<void> {
  await queryClient.prefetchQuery(providersQuery);
  if (isConfirming(new URLSearchParams(search))) {
    await queryClient.prefetchQuery(unconfirmedAccountQuery);
  }
}

/** The browser has come back from a provider with an address that a code must confirm. */
export function isConfirming(search: URLSearchParams): boolean {
  return search.get('step') === 'confirm';
}

const TEXTS = new Map<string, string>(Object.entries(ERROR_TEXT));

/** Why a sign-in through a provider did not work, as the address of the page says. */
export function refusedByProvider(search: URLSearchParams): SubmittedForm | undefined {
  const problem = TEXTS.get(`sign-in/${search.get('refused')}`);
  return problem === undefined ? undefined : { values: {}, problem };
}
