import { queryOptions } from '@tanstack/react-query';
import { findPerson } from '#contract/personal-data.ts';
import { call } from '../../api/call.ts';

/** Null when no account has the address. Refetched each time it is opened. */
export function personQuery(email: string) {
  return queryOptions({
    queryKey: ['person', email],
    queryFn: async ({ signal }) => (await call(findPerson, { email }, { signal })).person,
    staleTime: 0,
  });
}
