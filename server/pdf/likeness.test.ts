import { execFileSync } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import type { TextItem } from '#contract/page-pictures.ts';
import { makeWeek } from '#scheme/makers/make-week.ts';
import { median } from '../../bench/figures.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { ensurePrograms } from '#tooling/debian-packages.ts';
import { createLog } from '../log.ts';
import { createPdfDrawer } from './pdf-drawer.ts';

ensurePrograms(['pdftoppm'], ['poppler-utils']);
const drawer = createPdfDrawer(createLog('silent'));
afterAll(() => drawer.stop());

const week = await makeWeek('Year 2', 3);

const PAGES = 50;
const WIDTH = 960;
/**
 * The side of a tile, as high as a line of text. The mean colour of a tile is compared: two programs never smooth the
 * edges of letters alike, but they put down as much ink.
 */
const TILE_PX = 24;
/** Of 255: the mean over all tiles of a page, and its worst tile. */
const MOST = { mean: 1.2, worst: 15 };

interface Difference {
  mean: number;
  worst: number;
}

interface Comparison {
  ours: Uint8Array;
  theirs: Uint8Array;
  text: TextItem[];
  page: { width: number };
}

let drawing: Promise<Comparison[]> | undefined;
/** Drawn once, by the first test. */
const comparedPages = () => (drawing ??= drawBoth());
vi.setConfig({ testTimeout: 240_000 });

test(`${PAGES} pages of the scheme look as poppler draws them`, async () => {
  const compared = await comparedPages();
  const all = await Promise.all(compared.map(({ ours, theirs }) => difference(ours, theirs)));
  const [means, worst] = [all.map((each) => each.mean), all.map((each) => each.worst)];
  const figures = { mean: median(means), largest: Math.max(...means), tile: Math.max(...worst) };
  process.stdout.write(`${PAGES} pages beside poppler, of 255: ${JSON.stringify(figures)}\n`);
  expect(all).toHaveLength(PAGES);
  expect(figures.largest).toBeLessThan(MOST.mean);
  expect(figures.tile).toBeLessThan(MOST.worst);
});

test('a page that lacks its smallest line of text does not look the same', async () => {
  const missed = [];
  for (const { ours, theirs, text, page } of await comparedPages()) {
    const [smallest] = text
      .filter(({ angle, text: words }) => angle === undefined && words.length > 2)
      .toSorted((one, other) => one.width * one.height - other.width * other.height);
    if (!smallest) continue;
    const blanked = await withoutLine(ours, smallest, WIDTH / page.width);
    if (await isAlike(blanked, theirs)) missed.push(smallest.text);
  }
  expect(missed).toEqual([]);
});

test('a page whose red and blue are swapped does not look the same', async () => {
  const [slide] = await comparedPages();
  const swapped = await sharp(slide?.ours)
    .recomb([
      [0, 0, 1],
      [0, 1, 0],
      [1, 0, 0],
    ])
    .png()
    .toBuffer();
  expect(await isAlike(swapped, slide?.theirs ?? swapped)).toBe(false);
});

test('two different pages are not alike', async () => {
  const [first, second] = await comparedPages();
  expect(await isAlike(first?.ours ?? Buffer.alloc(0), second?.theirs ?? Buffer.alloc(0))).toBe(
    false,
  );
});

async function drawBoth(): Promise<Comparison[]> {
  const files = [...week, ...(await makeWeek('Year 5', 8, ['Slides.pdf']))];
  const slidesFirst = files.toSorted(
    (a, b) => Number(b.name === 'Slides.pdf') - Number(a.name === 'Slides.pdf'),
  );
  const both: Comparison[] = [];
  for (const { name, bytes } of slidesFirst) {
    if (both.length === PAGES) break;
    const drawn = await drawnByPoppler(bytes, PAGES - both.length);
    const source = sourceOf(name + bytes.length, bytes);
    const facts = await drawer.readFacts(source);
    for (const [at, theirs] of drawn.entries()) {
      const ours = await drawer.draw(source, { page: at + 1, width: WIDTH });
      const page = facts[at] ?? { width: WIDTH, text: [] };
      both.push({ ours, theirs, text: page.text, page });
    }
  }
  return both;
}

async function withoutLine(picture: Uint8Array, line: TextItem, scale: number): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const left = Math.max(0, Math.floor(line.x * scale));
  const top = Math.max(0, Math.floor(line.y * scale));
  const box = {
    width: Math.min(width - left, Math.ceil(line.width * scale)),
    height: Math.min(height - top, Math.ceil(line.height * scale * 1.2)),
  };
  const corner = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  const [r = 0, g = 0, b = 0] = corner;
  const input = { create: { ...box, channels: 3 as const, background: { r, g, b } } };
  return sharp(picture).composite([{ input, left, top }]).png().toBuffer();
}

async function isAlike(one: Uint8Array, other: Uint8Array): Promise<boolean> {
  const { mean, worst } = await difference(one, other);
  return mean < MOST.mean && worst < MOST.worst;
}

function sourceOf(blob: string, bytes: Uint8Array) {
  const read = async ({ start, end }: { start: number; end: number }) =>
    bytes.subarray(start, end + 1);
  return { blob, size: bytes.byteLength, read };
}

async function drawnByPoppler(bytes: Uint8Array, mostPages: number): Promise<Buffer[]> {
  const folder = await temporaryFolder();
  const file = join(folder, 'pages.pdf');
  await writeFile(file, bytes);
  const size = ['-scale-to-x', String(WIDTH), '-scale-to-y', '-1'];
  const pages = ['-l', String(mostPages)];
  const options = ['-png', '-hide-annotations', ...pages, ...size];
  execFileSync('pdftoppm', [...options, file, join(folder, 'page')]);
  const names = (await readdir(folder)).toSorted();
  const pictures = names.filter((name) => name.endsWith('.png'));
  return Promise.all(pictures.map((name) => sharp(join(folder, name)).toBuffer()));
}

async function difference(one: Uint8Array, other: Uint8Array): Promise<Difference> {
  const [a, b] = await Promise.all([tiles(one), tiles(other)]);
  const differences = a.map((value, at) => Math.abs(value - (b[at] ?? 0)));
  return {
    mean: differences.reduce((sum, each) => sum + each, 0) / differences.length,
    worst: Math.max(...differences),
  };
}

const COLOURS = 3;

/** The mean red, green and blue of each tile. */
async function tiles(picture: Uint8Array): Promise<number[]> {
  const raw = sharp(picture).removeAlpha().toColourspace('srgb').raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const columns = Math.floor(info.width / TILE_PX);
  const rows = Math.floor(info.height / TILE_PX);
  const sums = Array.from({ length: columns * rows * COLOURS }, () => 0);
  for (let y = 0; y < rows * TILE_PX; y += 1) {
    for (let x = 0; x < columns * TILE_PX; x += 1) {
      const tile = Math.floor(y / TILE_PX) * columns + Math.floor(x / TILE_PX);
      for (let colour = 0; colour < COLOURS; colour += 1) {
        const at = tile * COLOURS + colour;
        sums[at] = (sums[at] ?? 0) + (data[(y * info.width + x) * info.channels + colour] ?? 0);
      }
    }
  }
  return sums.map((sum) => sum / TILE_PX ** 2);
}
