import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { favouritesCopy } from '../../../copy/favourites.ts';
import { showToast } from '../../../ui/show-toast.ts';
import { useSession } from '../../session/index.ts';
import { applyChanges } from './favourite-change.ts';
import { type Favouritable, favouritePath } from './favourite-path.ts';
import { FAVOURITES, favouritesChannel, favouritesQuery } from './favourites-query.ts';
import { useFavouriteChanges } from './use-favourite-changes.ts';

/** The teacher's favourites, with pending changes applied, and functions to star and unstar. */
export function useFavourites() {
  const session = useSession();
  const queryClient = useQueryClient();
  const query = favouritesQuery(session?.userId ?? '');
  const isTeacher = session !== null && !session.isAdmin;
  const { data: saved, error, isLoading, refetch } = useQuery({ ...query, enabled: isTeacher });
  const { pending, send } = useFavouriteChanges(session?.userId ?? '');
  useEffect(
    () =>
      favouritesChannel.listen(() => void queryClient.invalidateQueries({ queryKey: FAVOURITES })),
    [queryClient],
  );

  const paths = applyChanges(saved ?? [], pending);
  const known = new Set(paths);
  const isFavourite = (item: Favouritable) => known.has(favouritePath(item) ?? '');

  const toggle = (item: Favouritable) => {
    if (!isTeacher) return showToast('error', favouritesCopy.refused.loggedOut);
    const path = favouritePath(item);
    if (path === undefined) return showToast('error', missingContext(item));
    send({ kind: known.has(path) ? 'remove' : 'add', path, name: item.name });
  };

  return { paths, isFavourite, toggle, loading: isLoading, error: saved ? null : error, refetch };
}

function missingContext({ type }: Favouritable): string {
  const { weekWithoutYear, resourceWithoutPlace } = favouritesCopy.refused;
  return type === 'week' ? weekWithoutYear : resourceWithoutPlace;
}
