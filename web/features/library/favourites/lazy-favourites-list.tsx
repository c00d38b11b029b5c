import { lazyWithRetry } from '../browser/lazy-with-retry.tsx';
import { PartLoading, PartNotLoaded } from '../browser/part-not-loaded.tsx';

/** The favourites, whose code is loaded when their tab is first opened. */
export const LazyFavouritesList = lazyWithRetry({
  load: async () => {
    const loaded = await import('./favourites-list.tsx');
    return loaded.FavouritesList;
  },
  Loading: PartLoading,
  Missing: PartNotLoaded,
});
