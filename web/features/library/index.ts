export { ResourceBrowser } from './browser/resource-browser.tsx';
export { LazyFavouritesList } from './favourites/lazy-favourites-list.tsx';
export { drawOpened } from './opened-resource.ts';
export { dropFirstPage } from './pdf-viewer/early-document.ts';
export { prepareBrowser, prepareFavourites } from './prepare-library.ts';
export { usePlace } from './tree/use-place.ts';
