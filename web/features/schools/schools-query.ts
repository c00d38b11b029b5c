import { queryOptions } from '@tanstack/react-query';
import { listSchools } from '#contract/schools.ts';
import { call } from '../../api/call.ts';

/** All schools, ordered by name. */
export const schoolsQuery = queryOptions({
  queryKey: ['schools'],
  queryFn: async ({ signal }) => (await call(listSchools, {}, { signal })).schools,
});
