import { queryOptions } from '@tanstack/react-query';
import { callLater } from '../../../api/call-later.ts';

/** Where a teacher was last in the library; null when that is not known. */
export function lastPlaceQuery(userId: string) {
  return queryOptions({
    queryKey: ['last-place', userId],
    queryFn: async ({ signal }) => {
      const load = async () => (await import('#contract/last-place.ts')).getLastPlace;
      return (await callLater(load, {}, { signal })).place;
    },
  });
}
