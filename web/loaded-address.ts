declare global {
  interface Window {
    /** Path and query that the page was loaded for, kept by `public/start-site.js`. */
    loadedAddress?: string | undefined;
  }
}

/** Whether Back or Forward has led to another address since the page was loaded, without loading another page. */
export function hasLeftLoadedAddress(): boolean {
  const { pathname, search } = window.location;
  return window.loadedAddress !== undefined && window.loadedAddress !== pathname + search;
}
