import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { BoardStore } from './board-store.ts';
import { type ClassLink, type ClassLinkStatus, createClassLink } from './class-link.ts';
import type { ClassPair } from './class-window.ts';
import { createSharedView, type SharedView } from './shared-view.ts';

/** A window that crashed says nothing, so the other one checks. */
const CHECK_EVERY_MS = 1000;

interface UseClassLinkSettings {
  pair: ClassPair | undefined;
  board: BoardStore;
  page: number;
  showPage: (page: number) => void;
  stage: RefObject<HTMLElement | null>;
  zoom: number;
  showZoom: (zoom: number) => void;
}

interface UsedClassLink {
  status: ClassLinkStatus;
  /** Returns false where this window turns the page by itself. */
  askForPage: (page: number) => boolean;
}

/** Keeps this window in step with the other one of its pair, if it has one. */
export function useClassLink(settings: UseClassLinkSettings): UsedClassLink {
  const { pair, board, page, showPage, stage, zoom, showZoom } = settings;
  const [known, setKnown] = useState<{ pair: ClassPair; status: ClassLinkStatus }>();
  const link = useRef<ClassLink>(undefined);
  const view = useRef<SharedView>(undefined);
  const currentPage = useRef(page);
  const currentZoom = useRef(zoom);
  const goTo = useEffectEvent(showPage);
  const zoomTo = useEffectEvent(showZoom);

  useEffect(() => {
    if (!pair || !stage.current) return undefined;
    const shared = createSharedView(stage.current, {
      zoom: () => currentZoom.current,
      onZoom: (to) => zoomTo(to),
      onMoved: (moved) => made.sendView(moved),
    });
    const made = createClassLink({
      ...pair,
      hasReturned: pair.role === 'presenter' && pair.other === null,
      board,
      page: () => currentPage.current,
      goTo: (to) => goTo(to),
      view: shared.read,
      showView: shared.show,
      onStatus: (status) => setKnown({ pair, status }),
    });
    link.current = made;
    view.current = shared;
    const check = setInterval(() => {
      if (pair.other?.closed) made.markAlone();
    }, CHECK_EVERY_MS);
    return () => {
      clearInterval(check);
      shared.end();
      made.end();
      link.current = undefined;
      view.current = undefined;
    };
  }, [pair, board, stage]);

  useEffect(() => {
    currentPage.current = page;
    link.current?.sendPage(page);
  }, [page]);

  // After the page has its new size, and before it is painted.
  useLayoutEffect(() => {
    currentZoom.current = zoom;
    // The zoom of reading, after presenting has stopped, is for this window alone.
    if (pair) view.current?.zoomed();
  }, [zoom, pair]);

  const status = known && known.pair === pair ? known.status : 'waiting';
  return { status, askForPage: (wanted) => link.current?.askForPage(wanted) ?? false };
}
