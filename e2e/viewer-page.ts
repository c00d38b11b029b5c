import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Bucket } from '#contract/library.ts';
import { plantLibrary } from '#testing/plant-library.ts';
import type { ProductProcess } from '#testing/product-process.ts';
import { signInAs, someone } from './people.ts';
import { expect } from './product.ts';
import { type Colour, colourOf } from './test-pdfs/slides.ts';

const YEAR = 'Year 2';
const TEACHER = someone();

interface Pdf {
  content: Buffer;
  name?: string;
  bucket?: Bucket;
}

interface Planted extends Pdf {
  email?: string;
}

/** Signs in and puts PDFs into a week of their own. Returns the address of that week. */
export async function plantPdfs(
  page: Page,
  product: ProductProcess,
  pdfs: Pdf[],
  email = TEACHER,
): Promise<string> {
  const week = `Week ${randomUUID()}`;
  const resources = pdfs.map(({ content, name = 'Slides.pdf', bucket = 'learning' }) => ({
    path: `${YEAR}/${week}/${name}`,
    content,
    bucket,
  }));
  await plantLibrary(product.dataDir, { resources });
  await signInAs(page, email);
  return `/teaching/${encodeURIComponent(YEAR)}/${encodeURIComponent(week)}`;
}

export function plantPdf(
  page: Page,
  product: ProductProcess,
  { email, ...pdf }: Planted,
): Promise<string> {
  return plantPdfs(page, product, [pdf], email);
}

/** Opens a PDF by its address, as from a bookmark, without waiting for its first page. */
export async function openPdf(
  page: Page,
  product: ProductProcess,
  planted: Planted,
): Promise<Locator> {
  const week = await plantPdf(page, product, planted);
  const name = planted.name ?? 'Slides.pdf';
  await page.goto(`${week}/${encodeURIComponent(name)}`);
  return page.getByRole('dialog', { name });
}

/** By its label and by the pixels of its canvas. */
export async function expectSlide(page: Page, number: number, of: number): Promise<void> {
  await expect(page.getByText(`Page ${number} of ${of}`, { exact: true })).toBeVisible();
  await expectColour(page, { x: 0.5, y: 0.75 }, colourOf(number));
}

/** How far a colour may be changed by the mark and by the format of the picture. */
const MOST_CHANGED = 57;
/** A letter of the mark may lie on one of them. */
const ACROSS = [0.1, 0.3, 0.5, 0.7, 0.9];

/** The same for a page that is marked with its reader: most places have the colour of the page. */
export async function expectMarkedSlide(page: Page, number: number, of: number): Promise<void> {
  await expect(page.getByText(`Page ${number} of ${of}`, { exact: true })).toBeVisible();
  const colour = colourOf(number);
  await expect
    .poll(async () => {
      const shown = await Promise.all(ACROSS.map((x) => colourAt(page, { x, y: 0.75 })));
      return shown.filter((each) => isNearly(each, colour)).length > ACROSS.length / 2;
    })
    .toBe(true);
}

function isNearly(shown: readonly number[], colour: Colour): boolean {
  return (
    shown.length === 3 &&
    shown.every((part, at) => Math.abs(part - (colour[at] ?? 0)) <= MOST_CHANGED)
  );
}

/** The colour of the page on the screen, at a place given as shares of its width and height. */
export async function expectColour(
  page: Page,
  at: { x: number; y: number },
  colour: Colour,
): Promise<void> {
  await expect.poll(() => colourAt(page, at)).toEqual(colour);
}

function colourAt(page: Page, at: { x: number; y: number }): Promise<number[]> {
  return shownCanvas(page).evaluate((canvas, { x, y }) => {
    // One without pixels has just been replaced by another.
    if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return [];
    // Read from a copy: browsers complain about a canvas that is read again and again.
    const copy = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(canvas, canvas.width * x, canvas.height * y, 1, 1, 0, 0, 1, 1);
    return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  }, at);
}

/** How much of the upper half of the page is dark: letters. */
export function inkShare(page: Page): Promise<number> {
  return shownCanvas(page).evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return 0;
    const { width, height } = canvas;
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(canvas, 0, 0);
    const half = copy?.getImageData(0, 0, width, Math.floor(height / 2)).data;
    const reds = (half ?? []).filter((_, index) => index % 4 === 0);
    return reds.filter((red) => red < 128).length / reds.length;
  });
}

/** How many different pages the browser has fetched. */
export function picturesLoaded(page: Page): Promise<number> {
  return page.evaluate(() => {
    const pages = performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/pages\/(\d+)\?/.exec(name)?.[1])
      .filter((number) => number !== undefined);
    return new Set(pages).size;
  });
}

export function shownCanvas(page: Page): Locator {
  return page.locator('.pdf-page:not([inert]) canvas');
}

export function isFullScreen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.fullscreenElement !== null);
}

/** The page fills the window instead, whose size can be set. */
export async function refuseFullScreen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'));
  });
}
