import { queryOptions } from '@tanstack/react-query';
import { getFavourites } from '#contract/favourites.ts';
import { call } from '../../../api/call.ts';
import { createTabChannel } from '../../../ui/tab-channel.ts';

export const FAVOURITES = ['favourites'];

/** The paths a teacher has starred; administrators have none. */
export function favouritesQuery(userId: string) {
  return queryOptions({
    queryKey: [...FAVOURITES, userId],
    queryFn: async ({ signal }) => (await call(getFavourites, {}, { signal })).paths,
    // Another tab or another computer may have changed them.
    refetchOnWindowFocus: 'always',
  });
}

export const favouritesChannel = createTabChannel('favourites', ['changed']);
