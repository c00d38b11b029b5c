import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { prepareSignInWithPasskey } from '#contract/passkey-sign-in.ts';
import { AGREES, checkStore } from '#testing/check-store.ts';
import { buildAnotherRelease } from '#testing/cluster/another-release.ts';
import { clusterEnvironment, startClusteredProduct } from '#testing/cluster/clustered-product.ts';
import { runEngines } from '#testing/cluster/run-engines.ts';
import type { ProductProcess } from '#testing/product-process.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { findWindowlessChromium } from '#tooling/chromium.ts';
import { DIST } from '#tooling/project-root.ts';
import { mayBeAsset, readSite, type Site } from './http/static-site.ts';

const another = await buildAnotherRelease();
afterAll(another.remove);
const COPIES = [0, 1];
const ROUNDS = 4;
const PAGES = [
  { path: '/', heading: /./ },
  { path: '/pricing', heading: 'Pricing' },
  { path: '/login', heading: /./ },
];

test('behind nginx, copies of both releases serve every asset of either', async () => {
  const product = await startTwoReleases();
  const releases = await Promise.all([DIST, another.folder].map(builtSite));
  const [scripts, otherScripts] = releases.map(scriptsOf);
  expect(scripts?.filter((path) => otherScripts?.includes(path))).toEqual([]);
  const faults: string[] = [];
  for (const site of releases) {
    for (const [path, { bytes }] of site) {
      // One after another, so that nginx sends each to the next copy.
      for (const _copy of COPIES) {
        const response = await fetch(product.url + path);
        const content = Buffer.from(await response.arrayBuffer());
        const isWhole = content.equals(bytes) || !path.startsWith('/assets/');
        if (response.status !== 200 || !isWhole) faults.push(`${path} ${response.status}`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(releases[1]?.has('/pictures/another-release.svg')).toBe(true);
  expect(checkStore(product.dataDir)).toBe(AGREES);
}, 300_000);

test('a browser that gets pages and assets from two releases in turn gets everything', async () => {
  const product = await startTwoReleases();
  const browser = await openBrowser();
  const faults: string[] = [];
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { path, heading } of PAGES) {
      const page = await openPage(browser, faults);
      await page.goto(product.url + path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await visitHelp(page);
      seen.add(await mainScript(page));
      await page.context().close();
    }
    if (round % 2 === 1) await shiftTurns(product);
  }
  expect(faults).toEqual([]);
  expect(seen.size).toBe(2);
}, 300_000);

test('a page of a release that no copy runs any more goes on without a reload', async () => {
  const product = await startTwoReleases();
  const browser = await openBrowser();
  const faults: string[] = [];
  const pages = new Map<string, Page>();
  for (let visit = 0; visit < 20 && pages.size < 2; visit += 1) {
    const page = await openPage(browser, faults);
    await page.goto(`${product.url}/login`);
    // A link that is clicked before the script runs loads the next page whole.
    await page.waitForFunction(
      (presses) => presses in globalThis && Reflect.get(globalThis, presses) === undefined,
      'earlyPresses',
    );
    await page.evaluate('globalThis.wasNotReloaded = true');
    pages.set(await mainScript(page), page);
    if (visit % 2 === 1) await shiftTurns(product);
  }
  expect(pages.size).toBe(2);
  await product.kill(1);
  await product.startAgain(1, another.folder);
  for (const page of pages.values()) await visitHelp(page);

  // Back to the first release.
  for (const copy of COPIES) {
    await product.kill(copy);
    await product.startAgain(copy, DIST);
  }
  for (const page of pages.values()) {
    await follow(page, 'Pricing', 'Pricing');
    expect(await page.evaluate('globalThis.wasNotReloaded')).toBe(true);
  }
  expect(faults).toEqual([]);
}, 300_000);

/** The first copy is replaced by one of the other release, as a rolling deployment would. */
async function startTwoReleases() {
  const env = await clusterEnvironment(runEngines());
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const product = await startClusteredProduct(await temporaryFolder(), env);
  onTestFinished(async () => void (await product.stop('SIGKILL')));
  await product.kill(0);
  await product.startAgain(0, another.folder);
  return product;
}

/** Where pages take an even number of requests, nginx would send every page to the same copy. */
async function shiftTurns({ url }: ProductProcess): Promise<void> {
  await fetch(`${url}/health/live`);
}

async function builtSite(folder: string): Promise<Site> {
  const files = await readSite(join(folder, 'web'));
  return new Map([...files].filter(([path]) => mayBeAsset(path)));
}

function scriptsOf(site: Site): string[] {
  return [...site.keys()].filter((path) => /^\/assets\/[^/]+\.m?js$/.test(path));
}

async function openBrowser(): Promise<Browser> {
  const executablePath = findWindowlessChromium() ?? '';
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] });
  onTestFinished(() => browser.close());
  return browser;
}

/** With an empty cache; what the browser could not load or run is noted. */
async function openPage(browser: Browser, faults: string[]): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('response', (response) => {
    // A copy that is killed answers no call that was under way, and the page goes on without this one.
    const isUnneeded = response.url().endsWith(prepareSignInWithPasskey.path);
    if (response.status() >= 400 && !isUnneeded)
      faults.push(`${response.url()} ${response.status()}`);
  });
  return page;
}

/** Loads code that the page did not need before. */
async function visitHelp(page: Page): Promise<void> {
  await follow(page, 'Help & FAQ', /help|questions/i);
}

async function follow(page: Page, link: string, heading: string | RegExp): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: link }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

async function mainScript(page: Page): Promise<string> {
  return (await page.locator('script[data-site]').getAttribute('data-site')) ?? '';
}
