import { queryOptions } from '@tanstack/react-query';
import { findPerson } from '#contract/personal-data.ts';
import { call } from '../../api/call.ts';

/** The account with an address, or how much is held without one. Refetched each time it is opened. */
export function personQuery(email: string) {
  return queryOptions({
    queryKey: ['person', email],
    queryFn: ({ signal }) => call(findPerson, { email }, { signal }),
    staleTime: 0,
  });
}
