import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { addressOfPage, pageIn } from './page-address.ts';
import { clampPage } from './page-window.ts';

/** Browsers refuse to change the address a hundred times in half a minute. */
const WRITTEN_AFTER_MS = 400;

/** The current page, kept in the address so that a reload and a shared link show it again. */
export function usePageInAddress(count: number): [number, Dispatch<SetStateAction<number>>] {
  const [page, setPage] = useState(() => clampPage(pageIn(location.search), count));
  useEffect(() => {
    const { pathname } = location;
    const timer = setTimeout(() => {
      if (location.pathname !== pathname) return;
      const address = addressOfPage(location.href, page);
      // Not by the router, which would render the whole page again at every turn.
      if (address !== location.href) history.replaceState(history.state, '', address);
    }, WRITTEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [page]);
  return [page, setPage];
}
