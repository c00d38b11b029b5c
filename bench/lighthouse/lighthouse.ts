/**
 * Measures the Lighthouse (mobile) scores of the public pages; `bench/first-view` counts their script:
 * `node --import tsx bench/lighthouse/lighthouse.ts`. Exits with 1 below the lowest scores allowed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { PUBLIC_PAGES } from '#contract/page-routes.ts';
import { startProductProcess } from '#testing/product-process.ts';
import { buildIfStale } from '#tooling/build-if-stale.ts';
import { findChromium } from '#tooling/chromium.ts';
import { median } from '../figures.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 3;
const LOWEST_SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const CATEGORIES = Object.keys(LOWEST_SCORES);

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
});

buildIfStale();
const folder = await mkdtemp(join(tmpdir(), 'orchard-lighthouse-'));
const rows: Record<string, Record<string, number>> = {};
try {
  run('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, LIGHTHOUSE]);
  await measureAll();
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.table(rows);
process.exitCode = Object.values(rows).every(isGoodEnough) ? 0 : 1;

async function measureAll(): Promise<void> {
  const product = await startProductProcess(join(folder, 'data'));
  try {
    for (const path of PUBLIC_PAGES) rows[path] = await measure(product.url + path);
  } finally {
    await product.stop();
  }
}

/** Takes the median of a few runs, because Lighthouse's throttling depends on the load of the machine. */
async function measure(url: string) {
  const runs: z.infer<typeof report>[] = [];
  for (let n = 0; n < RUNS; n += 1) runs.push(await runLighthouse(url));
  return Object.fromEntries(
    CATEGORIES.map((category) => {
      const scores = runs.map(({ categories }) => categories[category]?.score ?? 0);
      return [category, Math.round(median(scores) * 100)];
    }),
  );
}

async function runLighthouse(url: string) {
  const file = join(folder, 'report.json');
  run(
    join(folder, 'node_modules/.bin/lighthouse'),
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { CHROME_PATH: findChromium() ?? '' },
  );
  return report.parse(JSON.parse(await readFile(file, 'utf8')));
}

function isGoodEnough(figures: Record<string, number>): boolean {
  return Object.entries(LOWEST_SCORES).every(([name, lowest]) => (figures[name] ?? 0) >= lowest);
}

function run(program: string, args: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${program} ended with ${status}`);
}
