import { useEffect, useRef, useState } from 'react';
import type { BoardHandle } from '../board/board-props.ts';
import type { ClassPair } from '../board/class-window.ts';
import { LastPageOffer, useLastPage } from '../board/last-page-offer.tsx';
import { LazyBoard } from '../board/lazy-board.tsx';
import type { OpenDocument } from './open-document.ts';
import { OpenFailure } from './open-failure.ts';
import { FitButton, PageControls, ZoomControls } from './page-controls.tsx';
import type { PageFit, ViewMode } from './page-layout.ts';
import { PageStage } from './page-stage.tsx';
import { clampPage } from './page-window.ts';
import { usePageInAddress } from './page-address.ts';
import { useViewerKeys, type ViewerAction } from './viewer-keys.ts';
import type { Bars } from './viewer-style.ts';
import { ZOOM, zoomIn, zoomOut } from './zoom.ts';

interface DocumentViewProps {
  opened: OpenDocument;
  /** The resource has been replaced since it was opened. */
  onChanged: () => void;
  /** The two windows of a lesson that is presented with notes. */
  pair: ClassPair | undefined;
  onReopenClassView: () => void;
  /** The page is shown, or an error in its place. */
  onShown: () => void;
  onDownload: (() => void) | undefined;
  mode: ViewMode;
  bars: Bars;
  onToggleFullScreen: () => void;
}

const UNZOOMED: Record<ViewMode, number> = { reading: ZOOM.start, presenting: ZOOM.start };

/** An open document: the page, with the controls for page and zoom. */
export function DocumentView({
  opened,
  onChanged,
  pair,
  onReopenClassView,
  onShown,
  onDownload,
  mode,
  bars,
  onToggleFullScreen,
}: DocumentViewProps) {
  const count = opened.pages.length;
  const [page, setPage] = usePageInAddress(count);
  const [fit, setFit] = useState<PageFit>('width');
  const [zooms, setZooms] = useState(UNZOOMED);
  const [lastMode, setLastMode] = useState(mode);
  if (mode !== lastMode) {
    setLastMode(mode);
    // Presenting always starts with the whole page visible.
    setZooms({ ...zooms, presenting: ZOOM.start });
  }
  /** Why pages could not be read. */
  const [interruption, setInterruption] = useState<unknown>();
  const stage = useRef<HTMLElement>(null);
  const board = useRef<BoardHandle>(null);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const [cover, setCover] = useState<HTMLElement | null>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [notes, setNotes] = useState<HTMLElement | null>(null);
  const hasNotes = pair?.role === 'presenter';
  const lastPage = useLastPage({
    resource: opened.resource,
    page,
    count,
    isKept: pair?.role !== 'class',
  });
  useEffect(() => {
    // Focuses the stage so that scroll keys work, unless a button of the viewer already has the focus.
    if (!document.activeElement?.closest('[data-controls]')) {
      stage.current?.focus({ preventScroll: true });
    }
  }, []);

  function turn(to: (page: number) => number): void {
    const wanted = clampPage(to(page), count);
    if (!board.current?.turn(wanted)) setPage(wanted);
    // Parts that failed earlier may be available now.
    setInterruption(undefined);
  }

  function interrupt(error: unknown): void {
    if (error instanceof OpenFailure && error.reason === 'changed') onChanged();
    else setInterruption(error);
  }

  function zoom(to: (percent: number) => number): void {
    setZooms((now) => ({ ...now, [mode]: to(now[mode]) }));
  }

  function toggleFit(): void {
    setFit((now) => (now === 'width' ? 'page' : 'width'));
    zoom(() => ZOOM.start);
  }

  function act(action: ViewerAction): void {
    switch (action) {
      case 'next':
        return turn((now) => now + 1);
      case 'previous':
        return turn((now) => now - 1);
      case 'first':
        return turn(() => 1);
      case 'last':
        return turn(() => count);
      case 'zoom-in':
        return zoom(zoomIn);
      case 'zoom-out':
        return zoom(zoomOut);
      case 'full-screen':
        return onToggleFullScreen();
    }
  }

  useViewerKeys({
    mode,
    onBoardKey: (event) => board.current?.press(event) ?? false,
    onAction: act,
  });

  return (
    <>
      <div className={`grid min-h-0 ${hasNotes ? BESIDE_NOTES : ''}`}>
        <PageStage
          opened={opened}
          page={page}
          mode={mode}
          fit={fit}
          zoom={zooms[mode]}
          stageRef={stage}
          interruption={interruption}
          onInterrupted={interrupt}
          onTryAgain={() => setInterruption(undefined)}
          onTurn={act}
          onShown={onShown}
          onDownload={onDownload}
          onLayer={setLayer}
          onCover={setCover}
        />
        {hasNotes && <div ref={setNotes} className="min-h-0" />}
      </div>
      <div className={bars.bottomPlace}>
        {lastPage.offered !== undefined && (
          <LastPageOffer
            page={lastPage.offered}
            onAccept={() => turn(() => lastPage.offered ?? 1)}
            onDecline={lastPage.decline}
          />
        )}
        <footer data-controls className={bars.bottom}>
          <PageControls page={page} count={count} onTurn={(to) => turn(() => to)} />
          <div className="flex items-center">
            <ZoomControls
              zoom={zooms[mode]}
              onZoom={(percent) => zoom(() => percent)}
              onTyped={() => stage.current?.focus({ preventScroll: true })}
            />
            {mode === 'reading' && <FitButton fit={fit} onToggle={toggleFit} />}
          </div>
          <div ref={setTools} className="empty:hidden" />
        </footer>
      </div>
      <LazyBoard
        handle={board}
        opened={opened}
        page={page}
        stage={stage}
        zoom={zooms[mode]}
        isPresenting={mode === 'presenting'}
        pair={pair}
        slots={{ layer, cover, tools, notes }}
        onTurn={(to) => turn(() => to)}
        onShow={(to) => setPage(clampPage(to, count))}
        onZoom={(percent) => zoom(() => percent)}
        onReopen={onReopenClassView}
      />
    </>
  );
}

const BESIDE_NOTES =
  'grid-rows-[minmax(0,1fr)_minmax(0,1fr)] notes-beside:grid-cols-[minmax(0,1fr)_min(24rem,40%)] notes-beside:grid-rows-1 lowest:grid-rows-[70vh_auto]';
