import {
  ChevronLeft,
  ChevronRight,
  MoveHorizontal,
  MoveVertical,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { viewerCopy } from '../../../copy/viewer.ts';
import { BarButton } from './bar-button.tsx';
import type { PageFit } from './page-layout.ts';
import { digitsOf, ZOOM, zoomFrom, zoomIn, zoomOut } from './zoom.ts';

interface PageControlsProps {
  page: number;
  count: number;
  onTurn: (page: number) => void;
}

export function PageControls({ page, count, onTurn }: PageControlsProps) {
  return (
    <nav aria-label={viewerCopy.pageNavigation} className="flex items-center">
      <BarButton
        label={viewerCopy.previousPage}
        Icon={ChevronLeft}
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
      />
      <p
        aria-live="polite"
        className="min-w-22 text-center text-small font-medium whitespace-nowrap tabular-nums tablet:text-body"
      >
        {viewerCopy.page(page, count)}
      </p>
      <BarButton
        label={viewerCopy.nextPage}
        Icon={ChevronRight}
        disabled={page >= count}
        onClick={() => onTurn(page + 1)}
      />
    </nav>
  );
}

interface ZoomControlsProps {
  zoom: number;
  onZoom: (percent: number) => void;
  /** Called when a typed percentage was confirmed; from then on keys turn pages again. */
  onTyped: () => void;
}

export function ZoomControls({ zoom, onZoom, onTyped }: ZoomControlsProps) {
  const [typed, setTyped] = useState<string>();

  function accept(): void {
    const percent = typed === undefined ? undefined : zoomFrom(typed);
    if (percent !== undefined) onZoom(percent);
    setTyped(undefined);
  }

  function acceptOnEnter({ key }: KeyboardEvent): void {
    if (key !== 'Enter') return;
    accept();
    onTyped();
  }

  return (
    <div className="flex items-center">
      <BarButton
        label={viewerCopy.zoomOut}
        Icon={ZoomOut}
        disabled={zoom <= ZOOM.minimum}
        onClick={() => onZoom(zoomOut(zoom))}
      />
      <label className="flex items-center rounded-s border-[1.5px] border-current px-1.5 focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-focus">
        <span className="sr-only">{viewerCopy.zoomField}</span>
        <input
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(zoom)}
          onChange={(event) => setTyped(digitsOf(event.target.value))}
          onFocus={(event) => event.target.select()}
          onBlur={accept}
          onKeyDown={acceptOnEnter}
          className="h-8 w-8 bg-transparent text-right font-medium tabular-nums outline-none"
        />
        <span aria-hidden="true">%</span>
      </label>
      <BarButton
        label={viewerCopy.zoomIn}
        Icon={ZoomIn}
        disabled={zoom >= ZOOM.maximum}
        onClick={() => onZoom(zoomIn(zoom))}
      />
    </div>
  );
}

/** Changes what 100 % is: the page as wide as the window, or the whole page. */
export function FitButton({ fit, onToggle }: { fit: PageFit; onToggle: () => void }) {
  return fit === 'width' ? (
    <BarButton label={viewerCopy.fitPage} Icon={MoveVertical} onClick={onToggle} isNamed />
  ) : (
    <BarButton label={viewerCopy.fitWidth} Icon={MoveHorizontal} onClick={onToggle} isNamed />
  );
}
