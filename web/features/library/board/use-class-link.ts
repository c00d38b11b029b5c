import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BoardStore } from './board-store.ts';
import { type ClassLink, type ClassLinkStatus, createClassLink } from './class-link.ts';
import type { ClassPair } from './class-window.ts';

/** A window that crashed says nothing, so the other one checks. */
const CHECK_EVERY_MS = 1000;

interface UseClassLinkSettings {
  pair: ClassPair | undefined;
  board: BoardStore;
  page: number;
  showPage: (page: number) => void;
}

interface UsedClassLink {
  status: ClassLinkStatus;
  /** Returns false where this window turns the page by itself. */
  askForPage: (page: number) => boolean;
}

/** Keeps this window in step with the other one of its pair, if it has one. */
export function useClassLink(settings: UseClassLinkSettings): UsedClassLink {
  const { pair, board, page, showPage } = settings;
  const [known, setKnown] = useState<{ pair: ClassPair; status: ClassLinkStatus }>();
  const link = useRef<ClassLink>(undefined);
  const currentPage = useRef(page);
  const goTo = useEffectEvent(showPage);

  useEffect(() => {
    if (!pair) return undefined;
    const made = createClassLink({
      ...pair,
      board,
      page: () => currentPage.current,
      goTo: (to) => goTo(to),
      onStatus: (status) => setKnown({ pair, status }),
    });
    link.current = made;
    const check = setInterval(() => {
      if (pair.other?.closed) made.markAlone();
    }, CHECK_EVERY_MS);
    return () => {
      clearInterval(check);
      made.end();
      link.current = undefined;
    };
  }, [pair, board]);

  useEffect(() => {
    currentPage.current = page;
    link.current?.sendPage(page);
  }, [page]);

  const status = known && known.pair === pair ? known.status : 'waiting';
  return { status, askForPage: (wanted) => link.current?.askForPage(wanted) ?? false };
}
