import { queryOptions } from '@tanstack/react-query';
import { callLater } from '../../../api/call-later.ts';

/** The resources of the week that anybody may leaf through. */
export const sampleQuery = queryOptions({
  queryKey: ['sample'],
  queryFn: ({ signal }) =>
    callLater(async () => (await import('#contract/sample.ts')).getSample, {}, { signal }),
  staleTime: 5 * 60_000,
});
