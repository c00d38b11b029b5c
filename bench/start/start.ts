/**
 * Measures how long the built product takes to serve a page, to refuse a second start and to stop, compared with
 * PostgreSQL alone on the same machine in the same minute: `node --import tsx bench/start/start.ts`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { createLog } from '#server/log.ts';
import { startProductProcess } from '#testing/product-process.ts';
import { buildIfStale } from '#tooling/build-if-stale.ts';
import { median } from '../figures.ts';

const RUNS = 5;
const measured = new Map<string, number[]>();

buildIfStale();
for (let run = 0; run < RUNS; run += 1) {
  await inFolder(async (dataDir) => {
    const product = await timed('first start', () => startAndServe(dataDir));
    await timed('refusal of a second start', () => startAndServe(dataDir).catch(() => {}));
    await timed('stop', () => product.stop());
    const again = await timed('later start', () => startAndServe(dataDir));
    await again.stop();
  });
  await inFolder(async (dataDir) => {
    const alone = await timed('PostgreSQL alone, first start', () => startDatabase(dataDir));
    await alone.stop();
    const again = await timed('PostgreSQL alone, later start', () => startDatabase(dataDir));
    await again.stop();
  });
}

console.table({
  'first start': row('first start', 'PostgreSQL alone, first start'),
  'later start': row('later start', 'PostgreSQL alone, later start'),
  'refusal of a second start': row('refusal of a second start', 'PostgreSQL alone, later start'),
  stop: row('stop', 'PostgreSQL alone, later start'),
});

async function startAndServe(dataDir: string) {
  const product = await startProductProcess(dataDir);
  const page = await fetch(product.url);
  if (page.status !== 200) throw new Error(`the page answered ${page.status}`);
  return product;
}

function startDatabase(dataDir: string) {
  return startEmbeddedPostgres(dataDir, createLog('error'));
}

async function inFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'orchard-bench-'));
  await work(folder);
  await rm(folder, { recursive: true, force: true });
}

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await work();
  measured.set(name, [...(measured.get(name) ?? []), performance.now() - began]);
  return result;
}

function row(name: string, peer: string) {
  const ms = median(measured.get(name) ?? []);
  const peerMs = median(measured.get(peer) ?? []);
  return {
    'median ms': Math.round(ms),
    peer,
    'peer ms': Math.round(peerMs),
    ratio: (ms / peerMs).toFixed(2),
  };
}
