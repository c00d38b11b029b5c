import type { BoardView } from './class-messages.ts';
import { ZOOM } from '../pdf-viewer/zoom.ts';

export interface SharedView {
  read: () => BoardView;
  /** Shows what the other window shows. */
  show: (view: BoardView) => void;
  /** Called when the size of the page on the screen has changed. */
  zoomed: () => void;
  end: () => void;
}

interface SharedViewSettings {
  zoom: () => number;
  onZoom: (zoom: number) => void;
  /** Called when this window was zoomed or scrolled, unless `show` did it. */
  onMoved: (view: BoardView) => void;
}

type Side = Pick<BoardView, 'x' | 'y'>;

const START: BoardView = { zoom: ZOOM.start, x: 0.5, y: 0 };
/** Browsers scroll to whole pixels. */
const ROUNDING_PX = 1;

/** The zoom and the scroll position of a stage that another window of another size follows. */
export function createSharedView(
  stage: HTMLElement,
  { zoom, onZoom, onMoved }: SharedViewSettings,
): SharedView {
  let known = START;
  const report = () => {
    const view = read();
    if (view.zoom === known.zoom && view.x === known.x && view.y === known.y) return;
    known = view;
    onMoved(view);
  };
  stage.addEventListener('scroll', report, { passive: true });
  return {
    read,
    show,
    zoomed: () => {
      if (zoom() === known.zoom) scroll();
      else report();
    },
    end: () => stage.removeEventListener('scroll', report),
  };

  function read(): BoardView {
    const range = rangeOf(stage);
    return {
      zoom: zoom(),
      x: shareOf(stage.scrollLeft, range.x, known.x),
      y: shareOf(stage.scrollTop, range.y, known.y),
    };
  }

  function show(view: BoardView): void {
    known = view;
    if (zoom() === view.zoom) scroll();
    else onZoom(view.zoom);
  }

  function scroll(): void {
    const range = rangeOf(stage);
    stage.scrollTo(known.x * range.x, known.y * range.y);
  }
}

/** How far the stage can be scrolled each way. */
function rangeOf({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): Side {
  return { x: scrollWidth - clientWidth, y: scrollHeight - clientHeight };
}

/** Keeps the known share if it leads to this position, as every share does while the whole page is visible. */
function shareOf(scrolled: number, range: number, known: number): number {
  return Math.abs(scrolled - known * range) <= ROUNDING_PX ? known : scrolled / range;
}
