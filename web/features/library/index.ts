export { ResourceBrowser } from './browser/resource-browser.tsx';
export { LazyFavouritesList } from './favourites/lazy-favourites-list.tsx';
export { prepareBrowser, prepareFavourites } from './prepare-library.ts';
export { usePlace } from './tree/use-place.ts';
