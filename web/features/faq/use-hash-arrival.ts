import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Goes to the part of the page that the address names, once what comes late is there. */
export function useHashArrival(arrived: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (arrived && hash) document.getElementById(decoded(hash.slice(1)))?.scrollIntoView();
  }, [arrived, hash]);
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
