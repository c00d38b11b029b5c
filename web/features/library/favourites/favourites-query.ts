import { queryOptions } from '@tanstack/react-query';
import { callLater } from '../../../api/call-later.ts';
import { createTabChannel } from '../../../ui/tab-channel.ts';

export const FAVOURITES = ['favourites'];

/** The paths a teacher has starred; administrators have none. */
export function favouritesQuery(userId: string) {
  return queryOptions({
    queryKey: [...FAVOURITES, userId],
    queryFn: ({ signal }) => loadFavourites(signal),
    // Another tab or another computer may have changed them.
    refetchOnWindowFocus: 'always',
  });
}

async function loadFavourites(signal: AbortSignal): Promise<string[]> {
  const { paths } = await callLater(
    async () => (await import('#contract/favourites.ts')).getFavourites,
    {},
    { signal },
  );
  return paths;
}

export const favouritesChannel = createTabChannel('favourites', ['changed']);
