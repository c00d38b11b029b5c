import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { callLater } from '../../../api/call-later.ts';
import { favouritesCopy } from '../../../copy/favourites.ts';
import { showToast } from '../../../ui/show-toast.ts';
import { failureText } from './failure-text.ts';
import { type FavouriteChange, isFavouriteChange } from './favourite-change.ts';
import { favouritesChannel, favouritesQuery } from './favourites-query.ts';

const CHANGES = ['favourite-changes'];

/**
 * Pending changes, and a function to send one. The list shown is the server's with these
 * applied, so a failed change disappears without affecting the others.
 */
export function useFavouriteChanges(userId: string) {
  const queryClient = useQueryClient();
  const query = favouritesQuery(userId);
  const pending = useMutationState({
    filters: { mutationKey: CHANGES, status: 'pending' },
    select: ({ state }) => state.variables,
  });

  const { mutate: send } = useMutation({
    mutationKey: CHANGES,
    // In sequence, so that the last answer is the newest list.
    scope: { id: 'favourites' },
    mutationFn: sendChange,
    onSuccess: async ({ paths }, { kind, name }) => {
      // A list being fetched may be older than this answer, or newer when another tab caused it.
      const onItsWay = queryClient.isFetching({ queryKey: query.queryKey }) > 0;
      await queryClient.cancelQueries(query);
      queryClient.setQueryData(query.queryKey, paths);
      if (onItsWay) void queryClient.invalidateQueries(query);
      favouritesChannel.send('changed');
      showToast('success', favouritesCopy[kind === 'add' ? 'added' : 'removed'](name));
    },
    onError: (error) => {
      showToast('error', failureText(error));
      void queryClient.invalidateQueries(query);
    },
  });

  return { pending: pending.filter(isFavouriteChange), send };
}

function sendChange({ kind, path }: FavouriteChange) {
  return callLater(
    async () => {
      const { addFavourite, removeFavourite } = await import('#contract/favourites.ts');
      return kind === 'add' ? addFavourite : removeFavourite;
    },
    { path },
  );
}
