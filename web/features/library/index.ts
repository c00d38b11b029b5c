export { ResourceBrowser } from './browser/resource-browser.tsx';
export { FavouritesList } from './favourites/favourites-list.tsx';
export { dropFirstPage } from './pdf-viewer/first-page.ts';
export { drawOpened } from './opened-resource.ts';
export { prepareBrowser, prepareFavourites } from './prepare-library.ts';
export { usePlace } from './tree/use-place.ts';
