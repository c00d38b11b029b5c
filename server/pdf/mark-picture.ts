import sharp from 'sharp';
import { createMarkStamp, type MarkStamp, stampPlaces } from './mark-stamp.ts';
import type { MarkRequest } from './pdf-messages.ts';

/** Many readers open the same pages at once, and each reader turns many pages. */
const KEPT_STAMPS = 50;
const KEPT_PAGES = 4;
const COLOURS = 3;
const OPAQUE = 255;
/** JPEG takes a third of the time of WebP here, and a marked picture is packed for one reader. */
const PACKING = { quality: 88 };
/** A part of the width of the picture: letters that a photograph of the board shows. */
const LETTERS = 1 / 90;
const SMALLEST_LETTERS_PX = 9;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Repeats a mark over whole pictures. */
export function createMarking() {
  const stamps = createRecent<MarkStamp>(KEPT_STAMPS);
  const pages = createRecent<Pixels>(KEPT_PAGES);
  return async function markPicture({ source, picture, lines }: Omit<MarkRequest, 'kind'>) {
    const page = pages.find(source) ?? pages.keep(source, await unpack(picture));
    const { width, height } = page;
    const letters = Math.max(SMALLEST_LETTERS_PX, width * LETTERS);
    const key = [letters, ...lines].join('\n');
    const stamp = stamps.find(key) ?? stamps.keep(key, createMarkStamp(lines, letters));
    const raw = { width, height, channels: COLOURS } as const;
    return sharp(stamped(page, stamp), { raw }).jpeg(PACKING).toBuffer();
  };
}

async function unpack(picture: Uint8Array): Promise<Pixels> {
  const pixels = sharp(picture).removeAlpha().raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function stamped({ data, width, height }: Pixels, stamp: MarkStamp): Buffer {
  const marked = Buffer.from(data);
  const { x, y, left, added } = stamp.pixels;
  for (const middle of stampPlaces(stamp, { width, height })) {
    for (let at = 0; at < x.length; at += 1) {
      const column = middle.x + (x[at] ?? 0);
      const row = middle.y + (y[at] ?? 0);
      if (column < 0 || column >= width || row < 0 || row >= height) continue;
      const place = (row * width + column) * COLOURS;
      const share = (left[at] ?? OPAQUE) / OPAQUE;
      const grey = added[at] ?? 0;
      marked[place] = (marked[place] ?? 0) * share + grey;
      marked[place + 1] = (marked[place + 1] ?? 0) * share + grey;
      marked[place + 2] = (marked[place + 2] ?? 0) * share + grey;
    }
  }
  return marked;
}

/** Keeps the last few that were used. */
function createRecent<Value>(most: number) {
  const kept = new Map<string, Value>();
  return { find, keep };

  function find(key: string): Value | undefined {
    const found = kept.get(key);
    return found === undefined ? undefined : keep(key, found);
  }

  function keep(key: string, value: Value): Value {
    kept.delete(key);
    kept.set(key, value);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return value;
  }
}
