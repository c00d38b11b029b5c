/** Left free beside a page while reading, both sides together. */
export const PAGE_PADDING_PX = 64;

export interface Size {
  width: number;
  height: number;
}

/** Reading fits the page to the width and scrolls; presenting fits the whole page. */
export type ViewMode = 'reading' | 'presenting';

export interface Layout {
  mode: ViewMode;
  zoom: number;
  /** The size of the stage in CSS pixels. */
  room: Size;
  /** Device pixels per CSS pixel. */
  pixelRatio: number;
}

/** A minimum, so that a very small window still shows something. */
const NARROWEST_PAGE_PX = 64;

/** The largest canvas that every browser draws; a 4K board needs half of it. */
const MOST_CANVAS_PIXELS = 4096 * 4096;
const LONGEST_CANVAS_SIDE = 8192;

/** CSS pixels per unit of the page. */
export function pageScale(page: Size, { mode, zoom, room }: Layout): number {
  const byWidth = Math.max(
    room.width - (mode === 'reading' ? PAGE_PADDING_PX : 0),
    NARROWEST_PAGE_PX,
  );
  const fitted =
    mode === 'reading'
      ? byWidth / page.width
      : Math.min(byWidth / page.width, room.height / page.height);
  return (fitted * zoom) / 100;
}

/** Canvas pixels per CSS pixel: as many as the screen has, unless the canvas would become too large. */
export function canvasRatio({ width, height }: Size, pixelRatio: number): number {
  const byArea = Math.sqrt(MOST_CANVAS_PIXELS / (width * height));
  const bySide = LONGEST_CANVAS_SIDE / Math.max(width, height);
  return Math.min(pixelRatio, byArea, bySide);
}

export function sameLayout(one: Layout, other: Layout): boolean {
  return (
    one.mode === other.mode &&
    one.zoom === other.zoom &&
    one.pixelRatio === other.pixelRatio &&
    one.room.width === other.room.width &&
    // A page fitted to the width does not depend on the height.
    (one.mode === 'reading' || one.room.height === other.room.height)
  );
}
