import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { decoded } from '../../decoded.ts';
import { earlyPage } from '../early-page/index.ts';

/** Goes to the part of the page that the address names, once what comes late is there. */
export function useHashArrival(arrived: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    // The browser itself has gone there, and the reader may have gone on since.
    if (key === FIRST_LOCATION && earlyPage.exists) return;
    const place = arrived && hash ? document.getElementById(decoded(hash.slice(1))) : null;
    if (!place) return;
    place.scrollIntoView();
    // As after a link of the browser's own: the next Tab goes on from there.
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [arrived, hash, key]);
}

/** How the router calls the page that the browser loaded. */
const FIRST_LOCATION = 'default';
