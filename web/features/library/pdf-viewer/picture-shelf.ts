import {
  PAGE_PICTURE_WIDTHS,
  type PagePictureWidth,
  pagePictureAddress,
} from '#contract/page-picture-route.ts';
import { PictureError, readPicture } from '../../../api/read-picture.ts';
import { OpenFailure } from './open-failure.ts';
import { PAGE_PADDING_PX, widthFor } from './page-layout.ts';
import { pagesAhead } from './page-window.ts';

export interface HeldPicture {
  width: PagePictureWidth;
  blob: Blob;
}

export interface PictureShelf {
  /** The widest picture of a page that is loaded. */
  held: (page: number) => HeldPicture | undefined;
  /** That picture, or one of this width if it is not as wide. */
  load: (page: number, width: PagePictureWidth) => Promise<HeldPicture>;
  /** Loads the pages around this one, nearest first, so that a lesson goes on when the network drops. */
  loadAround: (page: number, count: number, width: PagePictureWidth) => void;
  /** A picture of another version than this makes `load` fail. */
  expectVersion: (version: string) => void;
}

interface ShelfSettings {
  link: string;
  renewLink: () => Promise<string>;
  /** Aborting it ends all requests. */
  signal: AbortSignal;
}

/** How many pictures that nobody looks at yet are loaded at once. */
const AHEAD_AT_ONCE = 2;
const BUSY_RETRY_MS = 1500;
const STATUS = { unauthorised: 401, forbidden: 403, undrawable: 422, busy: 503 };

/** The pictures of a document, kept in memory while it is open. */
export function createPictureShelf({
  link: firstLink,
  renewLink,
  signal,
}: ShelfSettings): PictureShelf {
  const held = new Map<number, HeldPicture>();
  const pending = new Map<string, Promise<HeldPicture>>();
  /** Pictures that cannot be drawn are not asked for again. */
  const undrawable = new Set<string>();
  let link = firstLink;
  let renewal: Promise<string> | undefined;
  let version: string | undefined;
  let around: { page: number; count: number; width: PagePictureWidth } | undefined;
  let loadersCount = 0;
  return {
    held: (page) => held.get(page),
    load: (page, width) => load(page, width, false),
    loadAround,
    expectVersion: (expected) => {
      version = expected;
    },
  };

  async function load(
    page: number,
    width: PagePictureWidth,
    isAhead: boolean,
  ): Promise<HeldPicture> {
    const here = held.get(page);
    if (here && here.width >= width) return here;
    if (undrawable.has(`${page} ${width}`)) throw new OpenFailure('damaged');
    const key = `${page} ${width} ${isAhead}`;
    const loading = pending.get(key) ?? request(page, width, isAhead);
    pending.set(key, loading);
    return loading.finally(() => pending.delete(key));
  }

  async function request(
    page: number,
    width: PagePictureWidth,
    isAhead: boolean,
  ): Promise<HeldPicture> {
    const used = link;
    const read = () => readPicture(pagePictureAddress(link, page, width), { isAhead, signal });
    const picture = await read().catch(async (error: unknown) => {
      const status = error instanceof PictureError ? error.status : 0;
      if (status === STATUS.undrawable) {
        undrawable.add(`${page} ${width}`);
        throw new OpenFailure('damaged', error);
      }
      if (status === STATUS.busy) await new Promise((done) => setTimeout(done, BUSY_RETRY_MS));
      // The link may have expired. If a new one is refused, that error says why the page cannot be read.
      else if (used === link && isRefused(status)) link = await renewOnce();
      return read().catch((again: unknown) => {
        throw new OpenFailure('bytes', again);
      });
    });
    if (version !== undefined && picture.version !== version) throw new OpenFailure('changed');
    const kept = held.get(page);
    const next = { width, blob: picture.blob };
    if (!kept || kept.width < width) held.set(page, next);
    return next;
  }

  function renewOnce(): Promise<string> {
    renewal ??= renewLink().finally(() => (renewal = undefined));
    return renewal;
  }

  function loadAround(page: number, count: number, width: PagePictureWidth): void {
    around = { page, count, width };
    const idle = AHEAD_AT_ONCE - loadersCount;
    for (let loader = 0; loader < idle; loader += 1) void loadNext();
  }

  async function loadNext(): Promise<void> {
    loadersCount += 1;
    try {
      for (let next = missing(); next !== undefined && !signal.aborted; next = missing()) {
        await load(next.page, next.width, true).catch(passUndrawable);
      }
    } catch {
      // Tried again at the next turn, or shown when that page is turned to.
    } finally {
      loadersCount -= 1;
    }
  }

  /** The nearest page that is neither loaded nor being loaded. */
  function missing(): { page: number; width: PagePictureWidth } | undefined {
    if (!around) return undefined;
    const { count, width } = around;
    const page = pagesAhead(around.page, count).find(
      (each) =>
        (held.get(each)?.width ?? 0) < width &&
        !undrawable.has(`${each} ${width}`) &&
        !pending.has(`${each} ${width} true`),
    );
    return page === undefined ? undefined : { page, width };
  }
}

function passUndrawable(error: unknown): void {
  if (!(error instanceof OpenFailure && error.reason === 'damaged')) throw error;
}

function isRefused(status: number): boolean {
  return status === STATUS.unauthorised || status === STATUS.forbidden;
}

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
