import { queryOptions } from '@tanstack/react-query';
import { getWaysOfSchool } from '#contract/sign-in-ways.ts';
import { call } from '../../api/call.ts';

export const SCHOOL_WAYS_KEY = ['school-ways'] as const;

/** Refetched each time the details are opened. */
export function schoolWaysQuery(id: string) {
  return queryOptions({
    queryKey: [...SCHOOL_WAYS_KEY, id],
    queryFn: ({ signal }) => call(getWaysOfSchool, { id }, { signal }),
    staleTime: 0,
  });
}
