import { queryOptions } from '@tanstack/react-query';
import { callLater } from '../../../api/call-later.ts';

const POLL_MS = 2000;

export const schemeLoadQuery = queryOptions({
  queryKey: ['scheme-load'],
  queryFn: ({ signal }) =>
    callLater(
      async () => (await import('#contract/starter-scheme.ts')).getSchemeLoad,
      {},
      { signal },
    ),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.state === 'running' ? POLL_MS : false),
});
