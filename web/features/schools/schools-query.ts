import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { inNaturalOrder } from '#contract/library-path.ts';
import { listSchools, type School } from '#contract/schools.ts';
import { call } from '../../api/call.ts';

/** All schools, ordered by name. */
export const schoolsQuery = queryOptions({
  queryKey: ['schools'],
  queryFn: async ({ signal }) => (await call(listSchools, {}, { signal })).schools,
});

/** Adds or replaces a school in the cached list, in order. */
export function putSchool(queryClient: QueryClient, school: School): void {
  change(queryClient, (schools) =>
    [...without(schools, school.id), school].toSorted((a, b) => inNaturalOrder(a.name, b.name)),
  );
}

export function dropSchool(queryClient: QueryClient, id: string): void {
  change(queryClient, (schools) => without(schools, id));
}

/** Other administrators may have changed the list as well. */
export function refreshSchools(queryClient: QueryClient): void {
  void queryClient.invalidateQueries(schoolsQuery);
}

function change(queryClient: QueryClient, changed: (schools: School[]) => School[]): void {
  // A pending answer would not include the change.
  void queryClient.cancelQueries(schoolsQuery);
  queryClient.setQueryData(schoolsQuery.queryKey, (schools) => schools && changed(schools));
}

function without(schools: School[], id: string): School[] {
  return schools.filter((school) => school.id !== id);
}
