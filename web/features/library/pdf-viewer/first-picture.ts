import type { PagePictureWidth } from '#contract/page-picture-route.ts';
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
