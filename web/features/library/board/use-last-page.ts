import { useEffect, useRef, useState } from 'react';
import type { Resource } from '../tree/resource.ts';
import { keepLastPage, readLastPage } from './last-page.ts';

interface UseLastPageSettings {
  userId: string;
  resource: Resource;
  page: number;
  count: number;
  /** False in a class view, which follows its presenter. */
  isKept: boolean;
}

/** The page where the resource was left earlier today, until a page is turned; `decline` gives it up. */
export function useLastPage(settings: UseLastPageSettings) {
  const { userId, resource, page, count, isKept } = settings;
  const [offered, setOffered] = useState(() =>
    isKept && isNoPageNamed() ? readLastPage(userId, resource) : undefined,
  );
  const isUnturned = useRef(page === 1);
  if (offered !== undefined && (page > 1 || offered > count)) setOffered(undefined);

  useEffect(() => {
    // Opening a resource is not leaving it at its first page.
    if (!isKept || (isUnturned.current && page === 1)) return;
    isUnturned.current = false;
    keepLastPage(userId, resource, page);
  }, [userId, resource, page, isKept]);

  return { offered, decline: () => setOffered(undefined) };
}

/** An address that names a page opens at that page, and nothing else is offered. */
function isNoPageNamed(): boolean {
  return !new URLSearchParams(window.location.search).has('page');
}
