import { queryOptions } from '@tanstack/react-query';
import { getSetup } from '#contract/setup.ts';
import { call } from '../../api/call.ts';

/** Refetched when the page is opened again: steps are done on other pages. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => call(getSetup, {}, { signal }),
  staleTime: 0,
});
