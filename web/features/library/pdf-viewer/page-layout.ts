import { PAGE_PICTURE_WIDTHS, type PagePictureWidth } from '#contract/page-picture-route.ts';

/** Left free beside a page while reading, both sides together. */
export const PAGE_PADDING_PX = 64;
/** Above and below it together. */
const PAGE_MARGINS_PX = 48;

export interface Size {
  width: number;
  height: number;
}

/** Presenting fits the whole page to the screen. */
export type ViewMode = 'reading' | 'presenting';

/** What 100 % is while reading: the page as wide as the window, or the whole page. */
export type PageFit = 'width' | 'page';

export interface Layout {
  mode: ViewMode;
  fit: PageFit;
  zoom: number;
  /** The size of the stage in CSS pixels. */
  room: Size;
  /** Device pixels per CSS pixel. */
  pixelRatio: number;
}

/** A minimum, so that a very small window still shows something. */
const NARROWEST_PAGE_PX = 64;

/** How much a picture may be stretched before a wider one is loaded. */
const UNNOTICED_STRETCH = 1.05;
const WIDEST = 3840;

/** CSS pixels per unit of the page. */
export function pageScale(page: Size, { mode, fit, zoom, room }: Layout): number {
  const free = mode === 'reading' ? PAGE_PADDING_PX : 0;
  const byWidth = Math.max(room.width - free, NARROWEST_PAGE_PX) / page.width;
  const byHeight = Math.max(room.height - freeHeight(mode), NARROWEST_PAGE_PX) / page.height;
  const isWhole = mode === 'presenting' || fit === 'page';
  return ((isWhole ? Math.min(byWidth, byHeight) : byWidth) * zoom) / 100;
}

/** Above and below the page while reading. */
function freeHeight(mode: ViewMode): number {
  return mode === 'reading' ? PAGE_MARGINS_PX : 0;
}

/** The width of the picture that is sharp on this screen: the smallest that is wide enough, or the widest. */
export function pictureWidth(page: Size, layout: Layout): PagePictureWidth {
  return widthFor(page.width * pageScale(page, layout) * layout.pixelRatio);
}

export function widthFor(pixels: number): PagePictureWidth {
  return PAGE_PICTURE_WIDTHS.find((width) => width * UNNOTICED_STRETCH >= pixels) ?? WIDEST;
}

export function sameLayout(one: Layout, other: Layout): boolean {
  return (
    one.mode === other.mode &&
    one.fit === other.fit &&
    one.zoom === other.zoom &&
    one.pixelRatio === other.pixelRatio &&
    one.room.width === other.room.width &&
    one.room.height === other.room.height
  );
}
