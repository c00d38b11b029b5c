import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listSchoolPeople } from '#contract/school-people.ts';
import { call } from '../../api/call.ts';

/** Refetched each time the details are opened. */
export function schoolPeopleQuery(id: string) {
  return queryOptions({
    queryKey: ['school-people', id],
    queryFn: ({ signal }) => call(listSchoolPeople, { id }, { signal }),
    staleTime: 0,
  });
}

/** Updates the list at once, whether or not a refetch succeeds. */
export function dropPerson(queryClient: QueryClient, id: string, userId: string): void {
  const query = schoolPeopleQuery(id);
  void queryClient.cancelQueries(query);
  queryClient.setQueryData(query.queryKey, (known) => {
    if (!known) return undefined;
    const people = known.people.filter((person) => person.userId !== userId);
    return { people, total: known.total - (known.people.length - people.length) };
  });
}

export function refreshSchoolPeople(queryClient: QueryClient, id: string): void {
  void queryClient.invalidateQueries(schoolPeopleQuery(id));
}
