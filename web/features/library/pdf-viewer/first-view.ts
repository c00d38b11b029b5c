import { PAGE_PICTURE_WIDTHS, type PagePictureWidth } from '#contract/page-picture-route.ts';
import type { FirstView } from './open-document.ts';
import { PAGE_PADDING_PX, widthFor } from './page-layout.ts';

/** Around the window of the viewer, on both sides together. */
const WINDOW_INSET_PX = 32;
export const TABLET = '(min-width: 48rem)';

/** The picture that the viewer will show first: the one in the server's page, or what is sharp in this window. */
export function findFirstView(page: number): FirstView {
  return { page, width: shownWidth() ?? expectedWidth() };
}

function shownWidth(): PagePictureWidth | undefined {
  const image = document.querySelector<HTMLImageElement>('#first-window img');
  const width = new URLSearchParams(image?.currentSrc.split('?')[1] ?? '').get('width');
  return PAGE_PICTURE_WIDTHS.find((each) => String(each) === width);
}

function expectedWidth(): PagePictureWidth {
  const inset = window.matchMedia(TABLET).matches ? WINDOW_INSET_PX : 0;
  return widthFor((window.innerWidth - inset - PAGE_PADDING_PX) * window.devicePixelRatio);
}
