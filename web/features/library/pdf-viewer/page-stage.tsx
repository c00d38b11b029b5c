import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { viewerCopy } from '../../../copy/viewer.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { DrawnPage } from './drawn-page.tsx';
import type { OpenDocument } from './open-document.ts';
import { OpenFailure } from './open-failure.ts';
import {
  type Layout,
  type PageFit,
  pictureWidth,
  type Size,
  type ViewMode,
} from './page-layout.ts';
import { pageWindow } from './page-window.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useSwipe, useTap } from './use-swipe.ts';
import { InterruptionNotice, PageFailure } from './viewer-error.tsx';
import { HOLDER, STAGE } from './viewer-style.ts';
import { ZOOM } from './zoom.ts';

interface PageStageProps {
  opened: OpenDocument;
  page: number;
  mode: ViewMode;
  fit: PageFit;
  zoom: number;
  stageRef: RefObject<HTMLElement | null>;
  /** Why pages could not be read. */
  interruption: unknown;
  onInterrupted: (error: unknown) => void;
  onTryAgain: () => void;
  onTurn: (direction: 'previous' | 'next') => void;
  onShown: () => void;
  /** Only where the resource may be downloaded. */
  onDownload: (() => void) | undefined;
  /** Receives the element over the page that the board draws on. */
  onLayer: (layer: HTMLElement | null) => void;
  onCover: (cover: HTMLElement | null) => void;
}

/** The scroll area that shows the page; its neighbours are drawn ahead. */
export function PageStage(props: PageStageProps) {
  const { opened, page, mode, fit, zoom, stageRef, interruption, onLayer, onCover } = props;
  /** For each page that was tried, whether it could be drawn. */
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, boolean>>(new Map());
  const room = useAvailableSize(stageRef);
  const isDrawn = outcomes.get(page);
  const count = opened.pages.length;
  const layout: Layout | undefined = room && {
    mode,
    fit,
    zoom,
    room,
    pixelRatio: window.devicePixelRatio,
  };

  useKeptPlace(stageRef, { page, layout });
  useTap(stageRef, (half) => {
    if (mode === 'presenting') props.onTurn(half === 'left' ? 'previous' : 'next');
  });
  useSwipe(stageRef, props.onTurn);

  const isSettled = isDrawn !== undefined || interruption !== undefined;
  const reportShown = useEffectEvent(props.onShown);
  useEffect(() => {
    if (isSettled) reportShown();
  }, [isSettled]);

  const loadAround = useEffectEvent((around: number) => {
    const facts = opened.pages[around - 1];
    if (!layout || !facts) return;
    opened.pictures.loadAround(around, count, pictureWidth(facts, { ...layout, zoom: ZOOM.start }));
  });
  useEffect(() => {
    if (isDrawn) loadAround(page);
  }, [isDrawn, page]);

  const loadAgain = useEffectEvent(() => {
    if (interruption !== undefined) props.onTryAgain();
    else if (isDrawn) loadAround(page);
  });
  useEffect(() => {
    const listener = () => loadAgain();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);

  function note(number: number, drawn: boolean | undefined): void {
    setOutcomes((now) => {
      const next = new Map(now);
      if (drawn === undefined) next.delete(number);
      else next.set(number, drawn);
      return next;
    });
  }

  function noteFailed(number: number, error: unknown): void {
    if (number !== page) return;
    if (error instanceof OpenFailure && error.reason === 'damaged') note(number, false);
    else props.onInterrupted(error);
  }

  return (
    <div className="relative min-h-0">
      <section
        ref={stageRef}
        aria-label={viewerCopy.page(page, count)}
        // oxlint-disable-next-line no-noninteractive-tabindex -- it scrolls, so the keyboard must be able to reach it
        tabIndex={0}
        className={`peer absolute inset-0 outline-none focus-visible:rounded-none ${STAGE[mode]} ${zoom > ZOOM.start ? '' : 'touch-pan-y touch-pinch-zoom'}`}
      >
        <div className={HOLDER[mode]}>
          {layout &&
            pageWindow(page, count).map((number) => (
              <DrawnPage
                key={number}
                opened={opened}
                page={number}
                layout={layout}
                isShown={number === page}
                isWanted={number === page ? interruption === undefined : isDrawn === true}
                onDrawn={note}
                onFailed={noteFailed}
              />
            ))}
          <div
            ref={onLayer}
            data-board-layer
            className="pointer-events-none relative z-1 col-start-1 row-start-1 size-full"
          />
        </div>
      </section>
      {/* A separate element above the page, which would cover a focus ring of the stage. */}
      <div
        className={`pointer-events-none absolute inset-0 grid place-items-center p-6 ${mode === 'reading' ? 'outline-leaf -outline-offset-2 peer-focus-visible:outline-2' : ''}`}
      >
        {isDrawn === undefined && interruption === undefined && (
          <div className={mode === 'presenting' ? '*:text-sheet' : ''}>
            <Spinner label={viewerCopy.loading} />
          </div>
        )}
        {isDrawn === undefined && interruption !== undefined && (
          <InterruptionNotice error={interruption} onTryAgain={props.onTryAgain} />
        )}
        {isDrawn === false && <PageFailure onDownload={props.onDownload} />}
      </div>
      <div
        ref={onCover}
        className="pointer-events-none absolute inset-0 *:pointer-events-auto empty:hidden"
      />
    </div>
  );
}

/** The inner size of an element, updated when it changes. */
function useAvailableSize(ref: RefObject<HTMLElement | null>): Size | undefined {
  const [room, setRoom] = useState<Size>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setRoom((known) =>
        known?.width === width && known.height === height ? known : { width, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}
