/**
 * Measures how long it takes to turn to a page that is drawn already, with a CPU four times slower, and the memory in
 * use after 200 and 400 turns:
 * `node --import tsx bench/first-slide/page-turns.ts`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { plantLibrary } from '#testing/plant-library.ts';
import { startProductProcess } from '#testing/product-process.ts';
import { buildIfStale } from '#tooling/build-if-stale.ts';
import { slides } from '../../e2e/test-pdfs/slides.ts';
import { launchBrowser, SLOWER_CPU } from './school-line.ts';
import { median, quantile } from '../figures.ts';

const PAGES = 201;
const TURNS = PAGES - 1;
const WEEK = '/teaching/Year%202/Week%201';

/** Runs in the page: measures from the key press until the frame with the new page is painted. */
const RECORD_TURNS = `
  window.turns = [];
  let pressed = 0;
  window.addEventListener('keydown', (event) => (pressed = event.timeStamp), true);
  new MutationObserver(() => {
    const pressedAt = pressed;
    pressed = 0;
    if (pressedAt) requestAnimationFrame(() => setTimeout(() => turns.push(performance.now() - pressedAt)));
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['inert'] });
`;
const COUNT_DRAWN_PAGES = `document.querySelectorAll('.pdf-page[aria-busy=false]').length`;

buildIfStale();
const dataDir = await mkdtemp(join(tmpdir(), 'orchard-bench-'));
const product = await startProductProcess(dataDir);
const browser = await launchBrowser();
try {
  const resources = [{ path: 'Year 2/Week 1/slides.pdf', content: slides(PAGES) }];
  await plantLibrary(dataDir, { resources });
  const context = await browser.newContext({ baseURL: product.url });
  const data = { domain: 'orchard.example', password: 'orchard-demo' };
  const headers = { Origin: product.url };
  await context.request.post('/api/sign-in/organisation', { data, headers });
  await context.addInitScript(RECORD_TURNS);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await page.goto(`${WEEK}/slides.pdf`);
  await waitUntilNeighboursDrawn(page);
  await page.keyboard.press('f');

  const before = await memory(page, session);
  await turnAllPages(page, 'PageDown');
  const after200 = await memory(page, session);
  await turnAllPages(page, 'PageUp');
  const after400 = await memory(page, session);
  console.table({
    'before the first': before,
    [`after ${TURNS}`]: after200,
    [`after ${2 * TURNS}`]: after400,
  });
  const times = await page.evaluate<number[]>('turns.toSorted((a, b) => a - b)');
  console.table({
    'a turn, ms': {
      turns: times.length,
      median: Math.round(median(times)),
      p95: Math.round(quantile(times, 0.95)),
      slowest: Math.round(quantile(times, 1)),
    },
  });
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Presses the key again only when the next page is drawn, because a teacher is no faster. */
async function turnAllPages(page: Page, key: string): Promise<void> {
  for (let press = 0; press < TURNS; press += 1) {
    await page.keyboard.press(key);
    await waitUntilNeighboursDrawn(page);
  }
}

/** Waits until the current page and its neighbours are drawn: two pages at either end, three elsewhere. */
async function waitUntilNeighboursDrawn(page: Page): Promise<void> {
  for (;;) {
    const drawn = await page.evaluate<number>(COUNT_DRAWN_PAGES);
    const atAnEnd = await page.getByText(/^Page (1|201) of/).count();
    if (drawn >= (atAnEnd > 0 ? 2 : 3)) return;
  }
}

async function memory(page: Page, session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const canvases = await page.evaluate<number[]>(
    `[...document.querySelectorAll('canvas')].map(({ width, height }) => width * height * 4)`,
  );
  const { nodes } = await session.send('Memory.getDOMCounters');
  return {
    'heap MB': (usedSize / 1e6).toFixed(1),
    'canvas MB': (canvases.reduce((sum, bytes) => sum + bytes, 0) / 1e6).toFixed(1),
    canvases: canvases.filter((bytes) => bytes > 0).length,
    nodes,
  };
}
