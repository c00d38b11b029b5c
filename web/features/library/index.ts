export { ResourceBrowser } from './browser/resource-browser.tsx';
export { LazyFavouritesList } from './favourites/lazy-favourites-list.tsx';
export { OPENED_RESOURCE, type OpenedResource } from './opened-resource.ts';
export { dropFirstPage } from './pdf-viewer/early-document.ts';
export { prepareBrowser, prepareFavourites } from './prepare-library.ts';
export { usePlace } from './tree/use-place.ts';
