import { useEffect, useRef, useState } from 'react';
import { viewerCopy } from '../../../copy/viewer.ts';
import type { OpenDocument } from './open-document.ts';
import { PageControls } from './page-controls.tsx';
import type { ViewMode } from './page-layout.ts';
import { PageStage } from './page-stage.tsx';
import { clampPage } from './page-window.ts';
import { useViewerKeys, type ViewerAction } from './viewer-keys.ts';
import { ZoomControls } from './zoom-controls.tsx';
import { ZOOM, zoomIn, zoomOut } from './zoom.ts';

interface DocumentViewProps {
  opened: OpenDocument;
  interruption: unknown;
  mode: ViewMode;
  barStyle: string;
  onToggleFullScreen: () => void;
  onTryAgain: () => void;
}

const UNZOOMED: Record<ViewMode, number> = { reading: ZOOM.start, presenting: ZOOM.start };

/** An open document: the page, with the controls for page and zoom. */
export function DocumentView({
  opened,
  interruption,
  mode,
  barStyle,
  onToggleFullScreen,
  onTryAgain,
}: DocumentViewProps) {
  const count = opened.pdf.numPages;
  const [page, setPage] = useState(1);
  const [zooms, setZooms] = useState(UNZOOMED);
  const [isBlank, setBlank] = useState(false);
  const [lastMode, setLastMode] = useState(mode);
  if (mode !== lastMode) {
    setLastMode(mode);
    // Presenting always starts with the whole page visible.
    setZooms({ ...zooms, presenting: ZOOM.start });
    setBlank(false);
  }
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    // Focuses the stage so that scroll keys work, unless a button already has the focus.
    if (!(document.activeElement instanceof HTMLButtonElement)) {
      stage.current?.focus({ preventScroll: true });
    }
  }, []);

  function turn(to: (page: number) => number): void {
    setBlank(false);
    setPage((now) => clampPage(to(now), count));
    // Parts that failed earlier may be available now.
    if (interruption !== undefined) onTryAgain();
  }

  function zoom(to: (percent: number) => number): void {
    setZooms((now) => ({ ...now, [mode]: to(now[mode]) }));
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
      case 'blank':
        return setBlank((now) => !now);
    }
  }

  useViewerKeys(mode, act);

  return (
    <>
      <PageStage
        opened={opened}
        page={page}
        mode={mode}
        zoom={zooms[mode]}
        stageRef={stage}
        interruption={interruption}
        onTryAgain={onTryAgain}
        onTap={(half) => act(half === 'left' ? 'previous' : 'next')}
      />
      <footer data-controls className={barStyle}>
        <PageControls page={page} count={count} onTurn={(to) => turn(() => to)} />
        <ZoomControls zoom={zooms[mode]} onZoom={(percent) => zoom(() => percent)} />
      </footer>
      {isBlank && (
        <button
          type="button"
          aria-label={viewerCopy.showAgain}
          onClick={() => setBlank(false)}
          className="absolute inset-0 z-20 cursor-none bg-board"
        />
      )}
    </>
  );
}
