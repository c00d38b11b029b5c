import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listSchoolPeople } from '#contract/school-people.ts';
import { call } from '../../api/call.ts';
import { changeCached } from '../../api/change-cached.ts';

/** Refetched each time the details are opened. */
export function schoolPeopleQuery(id: string) {
  return queryOptions({
    queryKey: ['school-people', id],
    queryFn: ({ signal }) => call(listSchoolPeople, { id }, { signal }),
    staleTime: 0,
  });
}

export function dropPerson(queryClient: QueryClient, id: string, userId: string): void {
  changeCached(queryClient, schoolPeopleQuery(id), (known) => {
    const people = known.people.filter((person) => person.userId !== userId);
    return { people, total: known.total - (known.people.length - people.length) };
  });
}
