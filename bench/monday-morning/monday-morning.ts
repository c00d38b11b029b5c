/**
 * A thousand teachers within a minute: each signs in by a code out of the mail, loads the tree, opens a deck
 * and turns ten pages; beside a bare Node server that gives the same answers and looks at nothing:
 * `node --import tsx bench/monday-morning/monday-morning.ts`
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { getTree } from '#contract/library.ts';
import { plantLibrary } from '#testing/plant-library.ts';
import { postmasterPid } from '#testing/postmaster-pid.ts';
import { startProductProcess } from '#testing/product-process.ts';
import { buildIfStale } from '#tooling/build-if-stale.ts';
import { cpuSeconds, processMiB, quantile } from '../figures.ts';
import { startMailCatcher } from './mail-catcher.ts';
import { type Morning, newMorning, PAGES, STEPS, teach } from './teacher.ts';

const TEACHERS = 1000;
const WITHIN_MS = 60_000;
const WEEKS = 36;
const DECK_BYTES = 1024 * 1024;
const SAMPLE_EVERY_MS = 10_000;
/** Of every answer; when the mail arrives is told as well, but no answer waits for it. */
const MOST_P95_MS = 500;

buildIfStale();
const folder = await mkdtemp(join(tmpdir(), 'orchard-bench-'));
const mail = await startMailCatcher();
const env = { SMTP_URL: mail.url };
const product = await startProductProcess(join(folder, 'data'), { env });
try {
  const decks = await plantDecks();
  const load = loadavg()[0]?.toFixed(1);
  const postgres = await postmasterPid(product.dataDir);
  const before = await cpuSeconds(postgres, { withChildren: true });
  const ours = await morning({ url: product.url, codeFor: mail.codeFor, decks }, product.child.pid);
  const databaseCpu = (await cpuSeconds(postgres, { withChildren: true })) - before;
  await writeFile(join(folder, 'tree'), gzipSync(await treeText()));
  const bare = await startBareServer(join(folder, 'tree'));
  const codeFor = async () => '000000';
  const theirs = await morning({ url: bare.url, codeFor, decks }, bare.pid);
  bare.stop();
  console.table(Object.fromEntries(STEPS.map((step) => [step, row(step, ours, theirs)])));
  console.table({ ours: summary(ours), 'bare server': summary(theirs) });
  console.log(`PostgreSQL was ${databaseCpu.toFixed(1)} s on a core.`);
  console.log(`Load of the machine before: ${load}. Seconds and MiB: ${ours.memory.join(', ')}`);
  const answers = STEPS.filter((step) => step !== 'code arrives');
  const slow = answers.filter((step) => quantile(ours.took[step], 0.95) > MOST_P95_MS);
  const isWhole = ours.took['turn a page'].length === TEACHERS * PAGES;
  if (!isWhole) console.log('Not every teacher turned every page.');
  if (slow.length > 0 || failuresOf(ours) > 0 || !isWhole) process.exitCode = 1;
} finally {
  await product.stop();
  mail.close();
  await rm(folder, { recursive: true, force: true });
}

interface Measured extends Morning {
  seconds: number;
  cpu: number;
  memory: string[];
}

/** Teachers come one after another, evenly; nobody waits for anybody. */
async function morning(school: Parameters<typeof teach>[0], pid = 0): Promise<Measured> {
  const measured = newMorning();
  const memory: string[] = [];
  const cpuBefore = await cpuSeconds(pid);
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const sample = async () =>
    void memory.push(`${Math.round(seconds())} s ${await processMiB(pid)} MiB`);
  await sample();
  const sampling = setInterval(() => void sample(), SAMPLE_EVERY_MS);
  const teachers = Array.from({ length: TEACHERS }, async (_, number) => {
    await sleep((number / TEACHERS) * WITHIN_MS);
    await teach(school, number, measured);
  });
  await Promise.all(teachers);
  clearInterval(sampling);
  const took = seconds();
  const cpu = (await cpuSeconds(pid)) - cpuBefore;
  await sleep(SAMPLE_EVERY_MS);
  await sample();
  return { ...measured, seconds: took, cpu, memory };
}

function row(step: (typeof STEPS)[number], ours: Measured, theirs: Measured) {
  const [a, b] = [ours.took[step], theirs.took[step]];
  return {
    times: a.length,
    'p50 ms': quantile(a, 0.5).toFixed(1),
    'p95 ms': quantile(a, 0.95).toFixed(1),
    'p99 ms': quantile(a, 0.99).toFixed(1),
    'slowest ms': Math.max(...a).toFixed(0),
    'bare p50 ms': quantile(b, 0.5).toFixed(1),
    'bare p95 ms': quantile(b, 0.95).toFixed(1),
    'bare p99 ms': quantile(b, 0.99).toFixed(1),
  };
}

function summary(measured: Measured) {
  const answers = [...measured.statuses.values()].reduce((sum, count) => sum + count, 0);
  return {
    answers,
    '5xx or none': failuresOf(measured),
    '4xx': answersFrom(measured, 400, 499),
    'all pages turned': measured.took['turn a page'].length,
    'over after s': measured.seconds.toFixed(1),
    's on a core': measured.cpu.toFixed(1),
  };
}

function failuresOf(measured: Morning): number {
  return answersFrom(measured, 500, 599) + answersFrom(measured, 0, 0);
}

function answersFrom({ statuses }: Morning, first: number, last: number): number {
  return [...statuses]
    .filter(([status]) => status >= first && status <= last)
    .reduce((sum, [, count]) => sum + count, 0);
}

async function plantDecks(): Promise<string[]> {
  const resources = Array.from({ length: WEEKS }, (_, week) => ({
    path: `Year 2/Week ${week + 1}/Slides.pdf`,
    content: Buffer.alloc(DECK_BYTES, `%PDF-1.7 week ${week} `),
  }));
  await plantLibrary(product.dataDir, { resources });
  return resources.map(({ path }) => path);
}

/** As a teacher who is already there gets it. */
async function treeText(): Promise<string> {
  const email = 'one-more@orchard.example';
  const post = (path: string, body: object) =>
    fetch(product.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('/api/sign-in/codes', { email });
  const signedIn = await post('/api/sign-in/code', { email, code: await mail.codeFor(email) });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return (await fetch(product.url + getTree.path, { headers: { cookie } })).text();
}

async function startBareServer(tree: string) {
  const program = ['--import', 'tsx', 'bench/monday-morning/bare-server.ts', tree];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  return { url: `http://localhost:${Number(port)}`, pid: child.pid, stop: () => child.kill() };
}
