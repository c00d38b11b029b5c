/**
 * Measures how long a signed-in teacher waits for the first page after opening its address in a new tab, compared
 * with pdf.js opening the same bytes from a bare page on the same slow connection:
 * `node --import tsx bench/first-slide/first-slide.ts`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Cookie } from '@playwright/test';
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
/** Runs in the page: reports the time at which the viewer has drawn its page. */
const NOTE_PAINT = `
  const observer = new MutationObserver(() => {
    if (!document.querySelector('.pdf-page[aria-busy=false]')) return;
    observer.disconnect();
    painted(performance.now());
  });
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
`;
const measured = new Map<string, number[]>();

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
  for (let run = 0; run < RUNS; run += 1) {
    for (const name of Object.keys(FILES)) {
      const address = `/teaching/${FOLDER.split('/').map(encodeURIComponent).join('/')}/${name}`;
      await measure(`${name} ours`, product.url + address, cookies);
      await measure(`${name} bare`, bare.url(name), []);
    }
  }
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

/** Uses a new browser context, so that the cache is empty. */
async function measure(name: string, address: string, cookies: Cookie[]): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies(cookies);
  const painted = new Promise<number>((resolve) => {
    void context.exposeFunction('painted', resolve);
  });
  await context.addInitScript(NOTE_PAINT);
  const page = await openSlowTab(context);
  await page.goto(address, { waitUntil: 'commit' });
  const ms = await painted;
  measured.set(name, [...(measured.get(name) ?? []), ms]);
  await context.close();
}

function row(name: string) {
  const ours = median(measured.get(`${name} ours`) ?? []);
  const peer = median(measured.get(`${name} bare`) ?? []);
  return {
    'median ms': Math.round(ours),
    'bare page ms': Math.round(peer),
    ratio: (ours / peer).toFixed(2),
  };
}
