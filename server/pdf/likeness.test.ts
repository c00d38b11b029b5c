import { execFileSync } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { makeWeek } from '#scheme/makers/make-week.ts';
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
/** Both are blurred to this width: two programs never smooth the edges of letters alike. */
const COMPARED_WIDTH = 240;
/** Of 255, the mean over all pixels of a page: half a pixel between the edges of letters makes up to 4.5. */
const LARGEST_DIFFERENCE = 5;

test(`${PAGES} pages of the scheme look as poppler draws them`, async () => {
  const files = [...week, ...(await makeWeek('Year 5', 8, ['Slides.pdf']))];
  const differences: number[] = [];
  for (const { name, bytes } of files) {
    const theirs = await drawnByPoppler(bytes, PAGES - differences.length);
    for (let at = 0; at < theirs.length; at += 1) {
      const ours = await drawer.draw(sourceOf(name + bytes.length, bytes), {
        page: at + 1,
        width: WIDTH,
      });
      differences.push(await difference(ours, theirs[at] ?? Buffer.alloc(0)));
    }
  }
  expect(differences).toHaveLength(PAGES);
  expect(Math.max(...differences)).toBeLessThan(LARGEST_DIFFERENCE);
}, 180_000);

test('two different pages are not alike', async () => {
  const bytes = week.find(({ name }) => name === 'Slides.pdf')?.bytes ?? new Uint8Array();
  const [, second] = await drawnByPoppler(bytes, 2);
  const first = await drawer.draw(sourceOf('other', bytes), { page: 1, width: WIDTH });
  expect(await difference(first, second ?? Buffer.alloc(0))).toBeGreaterThan(
    LARGEST_DIFFERENCE * 2,
  );
}, 60_000);

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

async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([small(one), small(other)]);
  const sum = a.reduce((total, value, at) => total + Math.abs(value - (b[at] ?? 0)), 0);
  return sum / a.length;
}

function small(picture: Uint8Array): Promise<Buffer> {
  const size = { width: COMPARED_WIDTH, height: COMPARED_WIDTH, fit: 'fill' } as const;
  return sharp(picture).greyscale().resize(size).raw().toBuffer();
}
