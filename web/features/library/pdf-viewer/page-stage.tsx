import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { viewerCopy } from '../../../copy/viewer.ts';
import { AlertBox } from '../../../ui/alert-box.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { OpenDocument } from './open-document.ts';
import { createPageDeck, type PageDeck } from './page-deck.ts';
import type { ViewMode } from './page-layout.ts';
import { useAvailableSize } from './use-available-size.ts';
import { InterruptionNotice } from './viewer-error.tsx';
import { HOLDER, STAGE } from './viewer-style.ts';

interface PageStageProps {
  opened: OpenDocument;
  page: number;
  mode: ViewMode;
  zoom: number;
  stageRef: RefObject<HTMLElement | null>;
  /** Why parts of the document could not be read. */
  interruption: unknown;
  onTryAgain: () => void;
  onTap: (half: 'left' | 'right') => void;
}

interface Outcome {
  page: number;
  drawn: boolean;
}

/** The scroll area that shows the page. */
export function PageStage({
  opened,
  page,
  mode,
  zoom,
  stageRef,
  interruption,
  onTryAgain,
  onTap,
}: PageStageProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [deck, setDeck] = useState<PageDeck>();
  const shown = useRef(page);
  const [outcome, setOutcome] = useState<Outcome>();
  const room = useAvailableSize(stageRef);
  const known = outcome?.page === page ? outcome : undefined;

  useLayoutEffect(() => {
    if (!holder.current) return undefined;
    const made = createPageDeck({
      ...opened,
      holder: holder.current,
      onDrawn: (number) => setOutcome({ page: number, drawn: true }),
      onFailed: (number) => setOutcome({ page: number, drawn: false }),
    });
    setDeck(made);
    return () => made.discard();
  }, [opened]);

  useLayoutEffect(() => {
    const stage = stageRef.current;
    if (!stage || !room) return;
    const keepPlace = placeOf(stage);
    deck?.show(page, { mode, zoom, room, pixelRatio: window.devicePixelRatio });
    if (shown.current === page) keepPlace();
    else stage.scrollTo(0, 0);
    shown.current = page;
  }, [deck, page, mode, zoom, room, stageRef]);

  useTap(stageRef, (half) => {
    if (mode === 'presenting') onTap(half);
  });

  return (
    <div className="relative min-h-0">
      <section
        ref={stageRef}
        aria-label={viewerCopy.page(page, opened.pdf.numPages)}
        // oxlint-disable-next-line no-noninteractive-tabindex -- it scrolls, so the keyboard must be able to reach it
        tabIndex={0}
        className={`peer absolute inset-0 outline-none focus-visible:rounded-none ${STAGE[mode]}`}
      >
        <div ref={holder} className={HOLDER[mode]} />
      </section>
      {/* A separate element above the page, which would cover a focus ring of the stage. */}
      <div
        className={`pointer-events-none absolute inset-0 grid place-items-center p-6 ${mode === 'reading' ? 'outline-leaf -outline-offset-2 peer-focus-visible:outline-2' : ''}`}
      >
        {!known && interruption === undefined && (
          <div className={mode === 'presenting' ? '*:text-sheet' : ''}>
            <Spinner label={viewerCopy.loading} />
          </div>
        )}
        {!known && interruption !== undefined && (
          <InterruptionNotice error={interruption} onTryAgain={onTryAgain} />
        )}
        {known?.drawn === false && <AlertBox>{viewerCopy.pageFailed}</AlertBox>}
      </div>
    </div>
  );
}

/** Remembers the point in the middle of the stage, to keep it there after a change of size. */
function placeOf(stage: HTMLElement): () => void {
  const middle = {
    x: (stage.scrollLeft + stage.clientWidth / 2) / stage.scrollWidth,
    y: (stage.scrollTop + stage.clientHeight / 2) / stage.scrollHeight,
  };
  const atTop = stage.scrollTop === 0;
  return () => {
    const left = middle.x * stage.scrollWidth - stage.clientWidth / 2;
    const top = atTop ? 0 : middle.y * stage.scrollHeight - stage.clientHeight / 2;
    stage.scrollTo(left, top);
  };
}

/** Reports which half of an element was tapped or clicked. */
function useTap(ref: RefObject<HTMLElement | null>, onTap: (half: 'left' | 'right') => void): void {
  const tap = useEffectEvent(onTap);
  useEffect(() => {
    const element = ref.current;
    const listener = ({ clientX }: MouseEvent) => {
      const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
      tap(clientX < left + width / 2 ? 'left' : 'right');
    };
    element?.addEventListener('click', listener);
    return () => element?.removeEventListener('click', listener);
  }, [ref]);
}
