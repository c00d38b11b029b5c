import { useEffect, useRef, useState } from 'react';
import { boardCopy } from '../../../copy/board.ts';
import { Button } from '../../../ui/button.tsx';
import { useSession } from '../../session/index.ts';
import type { Resource } from '../tree/resource.ts';
import { keepLastPage, readLastPage } from './last-page.ts';

interface LastPageOfferProps {
  page: number;
  onAccept: () => void;
  onDecline: () => void;
}

/** Offers the page where the resource was left. */
export function LastPageOffer({ page, onAccept, onDecline }: LastPageOfferProps) {
  const { offer, resume, dismiss } = boardCopy.lastPage;
  return (
    <output className={OFFER}>
      <p className="lowest:sr-only">{offer}</p>
      <Button onClick={onAccept}>{resume(page)}</Button>
      <Button variant="quiet" onClick={onDecline}>
        {dismiss}
      </Button>
    </output>
  );
}

/** Above the bar below the page. At 400 % the buttons alone, in one row. */
const OFFER =
  'pointer-events-auto absolute inset-x-4 bottom-full z-15 mx-auto mb-4 flex w-fit flex-wrap items-center justify-center gap-3 rounded-m bg-sheet px-4 py-3 text-ink shadow-high [--color-focus:var(--color-sky)] low:gap-x-3 low:gap-y-1 low:py-1.5 lowest:inset-x-1 lowest:mb-1 lowest:flex-nowrap lowest:gap-1 lowest:px-1 lowest:py-1 lowest:[&_button]:px-2 lowest:[&_button]:text-small';

/** The last page of a visitor is kept under this name. */
const VISITOR = 'visitor';

interface UseLastPageSettings {
  resource: Resource;
  page: number;
  count: number;
  /** False in a class view, which follows its presenter. */
  isKept: boolean;
}

/** The page where the resource was left earlier today, until a page is turned; `decline` gives it up. */
export function useLastPage(settings: UseLastPageSettings) {
  const { resource, page, count, isKept } = settings;
  const userId = useSession()?.userId ?? VISITOR;
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
