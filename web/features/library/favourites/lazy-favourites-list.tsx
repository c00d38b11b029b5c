import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../browser/lazy-with-retry.ts';
import { PartLoading, PartNotLoaded } from '../browser/part-not-loaded.tsx';

/** The favourites, whose code is loaded when their tab is first opened. */
export function LazyFavouritesList() {
  const [List] = useState(currentList);
  return (
    <Suspense fallback={<PartLoading />}>
      <List />
    </Suspense>
  );
}

const currentList = lazyWithRetry(async () => {
  const loaded = await import('./favourites-list.tsx');
  return loaded.FavouritesList;
}, PartNotLoaded);
