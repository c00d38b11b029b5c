import { queryOptions } from '@tanstack/react-query';
import { getWaysOfSchool } from '#contract/sign-in-ways.ts';
import { call } from '../../api/call.ts';

/** Refetched each time the details are opened. */
export function schoolWaysQuery(id: string) {
  return queryOptions({
    queryKey: ['school-ways', id],
    queryFn: ({ signal }) => call(getWaysOfSchool, { id }, { signal }),
    staleTime: 0,
  });
}
