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

/**
 * Keeps Back and Forward from the router, which is to be created afterwards, until the returned function is called:
 * React takes over the elements of the loaded address, and could not do so with those of another.
 */
export function holdHistory(): () => void {
  let isHeld = false;
  const hold = (event: PopStateEvent) => {
    isHeld = true;
    event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', hold, true);
  return () => {
    window.removeEventListener('popstate', hold, true);
    if (isHeld) window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };
}
