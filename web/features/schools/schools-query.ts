import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { inNaturalOrder } from '#contract/library-path.ts';
import { listSchools, type School } from '#contract/schools.ts';
import { call } from '../../api/call.ts';
import { changeCached } from '../../api/change-cached.ts';

/** All schools, ordered by name. */
export const schoolsQuery = queryOptions({
  queryKey: ['schools'],
  queryFn: async ({ signal }) => (await call(listSchools, {}, { signal })).schools,
});

/** Adds or replaces a school in the cached list, in order. */
export function putSchool(queryClient: QueryClient, school: School): void {
  changeCached(queryClient, schoolsQuery, (schools) =>
    [...without(schools, school.id), school].toSorted((a, b) => inNaturalOrder(a.name, b.name)),
  );
}

export function dropSchool(queryClient: QueryClient, id: string): void {
  changeCached(queryClient, schoolsQuery, (schools) => without(schools, id));
}

function without(schools: School[], id: string): School[] {
  return schools.filter((school) => school.id !== id);
}
