import { PAGE_PICTURE_WIDTHS, type PagePictureWidth } from '#contract/page-picture-route.ts';
import { PAGE_PADDING_PX, widthFor } from './page-layout.ts';
import type { HeldPicture } from './picture-shelf.ts';

interface DecodedPicture {
  width: PagePictureWidth;
  bitmap: ImageBitmap;
}

export interface FirstPicture {
  /** The decoded picture of a page; undefined for other pages and until it is decoded. */
  find: (page: number) => DecodedPicture | undefined;
  /** The same, once: showing it uses it up. */
  take: (page: number) => DecodedPicture | undefined;
}

/** Around the window of the viewer, on both sides together. */
const WINDOW_INSET_PX = 32;
export const TABLET = '(min-width: 48rem)';

/** The width of the picture in the server's page, or one that is sharp in this window. */
export function firstWidth(): PagePictureWidth {
  return widthInPage() ?? expectedWidth();
}

function widthInPage(): PagePictureWidth | undefined {
  const image = document.querySelector<HTMLImageElement>('#first-window img');
  const width = new URLSearchParams(image?.currentSrc.split('?')[1] ?? '').get('width');
  return PAGE_PICTURE_WIDTHS.find((each) => String(each) === width);
}

function expectedWidth(): PagePictureWidth {
  const inset = window.matchMedia(TABLET).matches ? WINDOW_INSET_PX : 0;
  return widthFor((window.innerWidth - inset - PAGE_PADDING_PX) * window.devicePixelRatio);
}

/** Decodes the picture that is shown first while the viewer is still being rendered. */
export function decodeFirstPicture(
  first: number,
  loading: Promise<HeldPicture>,
  signal: AbortSignal,
): FirstPicture {
  let decoded: DecodedPicture | undefined;
  void decode();
  return { find, take };

  function find(page: number): DecodedPicture | undefined {
    return page === first ? decoded : undefined;
  }

  function take(page: number): DecodedPicture | undefined {
    const taken = find(page);
    if (taken) decoded = undefined;
    return taken;
  }

  async function decode(): Promise<void> {
    try {
      const { width, blob } = await loading;
      const bitmap = await createImageBitmap(blob);
      if (signal.aborted) return bitmap.close();
      decoded = { width, bitmap };
      signal.addEventListener('abort', () => decoded?.bitmap.close(), { once: true });
    } catch {
      // The viewer loads it again, and shows the error.
    }
  }
}
