export { ResourceBrowser } from './browser/resource-browser.tsx';
export { LazyFavouritesList } from './favourites/lazy-favourites-list.tsx';
export { prepareBrowser, prepareFavourites } from './prepare-library.ts';
export { prepareSample } from './sample/prepare-sample.ts';
export { SampleViewer } from './sample/sample-viewer.tsx';
export { SampleWeek } from './sample/sample-week.tsx';
export { usePlace } from './tree/use-place.ts';
