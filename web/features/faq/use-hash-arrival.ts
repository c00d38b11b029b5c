import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Goes to the part of the page that the address names, once what comes late is there. */
export function useHashArrival(arrived: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const place = arrived && hash ? document.getElementById(decoded(hash.slice(1))) : null;
    if (!place) return;
    place.scrollIntoView();
    // As after a link of the browser's own: the next Tab goes on from there.
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [arrived, hash]);
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
