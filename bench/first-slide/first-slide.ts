/**
 * Measures how long a signed-in teacher waits for the first page, after opening its address in a new tab and after a
 * click in the list of its week, compared with pdf.js opening the same bytes from a bare page on the same slow
 * connection. Also prints how much script the viewer loads:
 * `node --import tsx bench/first-slide/first-slide.ts`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Cookie, Page } from '@playwright/test';
import { plantLibrary } from '#testing/plant-library.ts';
import { startProductProcess } from '#testing/product-process.ts';
import { buildIfStale } from '#tooling/build-if-stale.ts';
import { slides } from '../../e2e/test-pdfs/slides.ts';
import { embeddedFontSlide } from '../../e2e/test-pdfs/special-slides.ts';
import { serveBarePage } from './bare-page.ts';
import { launchBrowser, openSlowTab } from './school-line.ts';
import { median } from '../figures.ts';

const RUNS = 7;
const FOLDER = 'Year 2/Week 1';
const FILES: Record<string, Buffer> = {
  'slides.pdf': slides(18),
  'font.pdf': embeddedFontSlide(),
  'huge.pdf': slides(20, { paddingBytes: 40_000_000 }),
};
/** How long a hand rests on a row before it clicks. */
const HOVER_MS = 200;
const PAINTED_WITHIN_MS = 60_000;
/** Runs in an opened address: reports when the first page was on the screen, by the browser's own clock of paints. */
const NOTE_PICTURE = `
  new PerformanceObserver((list) => {
    const picture = list.getEntries().find(({ url }) => url.includes('/pages/1?'));
    if (picture) painted(picture.renderTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
`;
/** Runs in a list: reports the time from the last click until the page is painted. */
const NOTE_CLICK = `
  let since = 0;
  let isNoted = false;
  window.addEventListener('click', ({ timeStamp }) => (since = timeStamp), true);
  new MutationObserver(() => {
    const isThere = document.querySelector('.pdf-page[aria-busy=false], #first-page canvas');
    if (isNoted || !isThere) return;
    isNoted = true;
    requestAnimationFrame(() => setTimeout(() => painted(performance.now() - since)));
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
`;
const WEEK = `/teaching/${FOLDER.split('/').map(encodeURIComponent).join('/')}`;
const measured = new Map<string, number[]>();
let scriptBytes = 0;

buildIfStale();
const dataDir = await mkdtemp(join(tmpdir(), 'orchard-bench-'));
const product = await startProductProcess(dataDir);
const bare = await serveBarePage(FILES);
const browser = await launchBrowser();
try {
  const resources = Object.entries(FILES).map(([name, content]) => ({
    path: `${FOLDER}/${name}`,
    content,
  }));
  await plantLibrary(dataDir, { resources });
  const cookies = await signIn(browser);
  await openOnce(cookies);
  for (let run = 0; run < RUNS; run += 1) {
    for (const name of Object.keys(FILES)) {
      const address = `${WEEK}/${name}`;
      await measure(`${name} ours`, product.url + address, cookies);
      await measure(`${name} click`, product.url + WEEK, cookies, name);
      await measure(`${name} bare`, bare.url(name), []);
    }
  }
  console.log(`The viewer loads ${(scriptBytes / 1000).toFixed(1)} kB of script, packed.`);
  console.table(Object.fromEntries(Object.keys(FILES).map((name) => [name, row(name)])));
} finally {
  await browser.close();
  bare.stop();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function signIn(browser: Browser): Promise<Cookie[]> {
  const context = await browser.newContext();
  const data = { domain: 'orchard.example', password: 'orchard-demo' };
  const headers = { Origin: product.url };
  await context.request.post(`${product.url}/api/sign-in/organisation`, { data, headers });
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** Just after the start the facts of a document take so long to read that its first page is left out of the answer. */
async function openOnce(cookies: Cookie[]): Promise<void> {
  const context = await browser.newContext();
  await context.addCookies(cookies);
  for (const name of Object.keys(FILES)) {
    await context.request.get(`${product.url}${WEEK}/${name}`, {
      headers: { Accept: 'text/html' },
    });
  }
  await context.close();
}

/** Uses a new browser context, so that the cache is empty. */
async function measure(
  name: string,
  address: string,
  cookies: Cookie[],
  clicked?: string,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies(cookies);
  const painted = new Promise<number>((resolve) => {
    void context.exposeFunction('painted', resolve);
  });
  await context.addInitScript(clicked === undefined ? NOTE_PICTURE : NOTE_CLICK);
  const page = await openSlowTab(context);
  await page.goto(address, { waitUntil: clicked === undefined ? 'commit' : 'networkidle' });
  if (clicked !== undefined) await openFromList(page, clicked);
  const ms = await Promise.race([painted, sleep(PAINTED_WITHIN_MS, undefined, { ref: false })]);
  if (ms === undefined) throw new Error(`${name}: no first page was painted at ${page.url()}`);
  measured.set(name, [...(measured.get(name) ?? []), ms]);
  await context.close();
}

async function openFromList(page: Page, name: string): Promise<void> {
  const open = page.getByRole('link', { name: `Open ${name}` });
  while (!(await open.evaluate(isHydrated))) await sleep(50);
  await sleep(1000);
  let bytes = 0;
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (isScript) bytes += Number(response.headers()['content-length'] ?? 0);
    scriptBytes = Math.max(scriptBytes, bytes);
  });
  await open.hover();
  await sleep(HOVER_MS);
  await open.click();
}

/** Runs in the page: whether the site's script listens to the element. */
function isHydrated(element: object): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

function row(name: string) {
  const peer = median(measured.get(`${name} bare`) ?? []);
  const ours = median(measured.get(`${name} ours`) ?? []);
  const click = median(measured.get(`${name} click`) ?? []);
  return {
    'address ms': Math.round(ours),
    'click ms': Math.round(click),
    'bare page ms': Math.round(peer),
    'address ratio': (ours / peer).toFixed(2),
    'click ratio': (click / peer).toFixed(2),
  };
}
