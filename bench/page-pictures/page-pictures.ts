/**
 * Compares ways of packing pictures of pages: bytes, processor time and likeness, for slides of the scheme and for a
 * scan, at the width of a laptop: `node --import tsx bench/page-pictures/page-pictures.ts`
 */
import sharp, { type Sharp } from 'sharp';
import { makeWeek } from '#scheme/makers/make-week.ts';
import { createLog } from '#server/log.ts';
import { createPdfDrawer } from '#server/pdf/pdf-drawer.ts';
import { median } from '../figures.ts';
import { ENCODERS } from './encoders.ts';

const WIDTH = 1440;
const SLIDES = [1, 4, 9];
const MICROSECONDS = 1000;
/** A4 on its side. */
const SCAN_HEIGHT = 1018;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

sharp.concurrency(1);
sharp.cache(false);
const pages = { 'a slide': await slidesOfScheme(), 'a scan': [await scan()] };
for (const [what, drawn] of Object.entries(pages)) {
  const rows: Record<string, object> = {};
  for (const name of Object.keys(ENCODERS)) rows[name] = await row(name, drawn);
  console.log(`${what}, ${WIDTH} pixels wide`);
  console.table(rows);
}

async function slidesOfScheme(): Promise<Pixels[]> {
  const [slides] = await makeWeek('Year 2', 3, ['Slides.pdf']);
  const bytes = slides?.bytes ?? new Uint8Array();
  const drawer = createPdfDrawer(createLog('silent'));
  const source = {
    blob: 'slides',
    size: bytes.byteLength,
    read: async ({ start, end }: { start: number; end: number }) => bytes.subarray(start, end + 1),
  };
  const drawn: Pixels[] = [];
  for (const page of SLIDES) {
    drawn.push(await pixelsOf(sharp(await drawer.draw(source, { page, width: WIDTH }))));
  }
  await drawer.stop();
  return drawn;
}

/** Paper with the noise of a scanner. */
function scan(): Promise<Pixels> {
  const noise = { type: 'gaussian', mean: 200, sigma: 14 } as const;
  const background = '#e8e4da';
  const create = { width: WIDTH, height: SCAN_HEIGHT, channels: 3, background, noise } as const;
  return pixelsOf(sharp({ create }).blur(0.7));
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function row(name: string, drawn: Pixels[]) {
  const kilobytes: number[] = [];
  const ms: number[] = [];
  const decibels: number[] = [];
  for (const { data, width, height } of drawn) {
    const began = process.cpuUsage();
    const raw = sharp(data, { raw: { width, height, channels: 3 } });
    const packed = await (ENCODERS[name]?.(raw) ?? raw).toBuffer();
    const { user, system } = process.cpuUsage(began);
    ms.push((user + system) / MICROSECONDS);
    kilobytes.push(packed.byteLength / 1000);
    decibels.push(likeness(data, (await pixelsOf(sharp(packed))).data));
  }
  return {
    kB: median(kilobytes).toFixed(1),
    ms: Math.round(median(ms)),
    likeness: Number.isFinite(median(decibels)) ? `${median(decibels).toFixed(1)} dB` : 'exact',
  };
}

/** The ratio of signal to noise. */
function likeness(one: Buffer, other: Buffer): number {
  const squares = one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0);
  return 10 * Math.log10((255 * 255) / (squares / one.length));
}
