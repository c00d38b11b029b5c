export { ResourceBrowser } from './browser/resource-browser.tsx';
export { FavouritesList } from './favourites/favourites-list.tsx';
export { drawFirstPage, dropFirstPage } from './pdf-viewer/first-page.ts';
export { usePlace } from './tree/use-place.ts';
