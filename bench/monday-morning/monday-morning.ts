/**
 * Measures a thousand teachers within a minute: each signs in with a mailed code, loads the tree, opens a deck and
 * turns ten pages. Then a second thousand, to see whether memory stays flat; then the first thousand with their
 * sessions from last week; and the same with a bare Node server that gives the same answers and checks nothing.
 * Exits with 1 when a bound (`bounds.ts`) does not hold:
 * `node --import tsx bench/monday-morning/monday-morning.ts [TEACHERS]`
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
import { ageSessions } from './age-sessions.ts';
import { boundsOf, countOfGivenUp, failuresOf, sum } from './bounds.ts';
import { startMailCatcher } from '../mail-catcher.ts';
import { NODE_WITH_GC_SIGNAL, settledMiB } from './settled-memory.ts';
import { type Morning, newMorning, type Step, STEPS } from './morning.ts';
import { slides } from '../../e2e/test-pdfs/slides.ts';
import { type Deck, DECK_PAGES, drawDecks, type School, teach, teachAgain } from './teacher.ts';

const TEACHERS = Number(process.argv[2] ?? 1000);
const TEACHER_EVERY_MS = 60;
const WEEKS = 36;
const PAGE_BYTES = 64 * 1024;
const SAMPLE_EVERY_MS = 10_000;

/** The cookies of each teacher's browser, by the teacher's number. */
const cookies = new Map<number, string>();

buildIfStale();
const folder = await mkdtemp(join(tmpdir(), 'orchard-bench-'));
const mail = await startMailCatcher();
const product = await startProductProcess(join(folder, 'data'), {
  command: NODE_WITH_GC_SIGNAL,
  env: { SMTP_URL: mail.url },
});
try {
  const decks = await plantDecks();
  const load = loadavg()[0]?.toFixed(1);
  const school = { url: product.url, codeFor: mail.codeFor, decks };
  await drawDecks(school);
  const postgres = await postmasterPid(product.dataDir);
  const before = await cpuSeconds(postgres, { withChildren: true });
  const first = await wave(school, 0);
  const databaseCpu = (await cpuSeconds(postgres, { withChildren: true })) - before;
  const second = await wave(school, TEACHERS);
  await ageSessions(product.dataDir);
  const returning = await returningMorning(school);
  const bare = await bareMorning(decks);
  const mornings = { first, second, returning, bare };
  console.table(Object.fromEntries(STEPS.map((step) => [step, row(step, mornings)])));
  console.table({
    'first wave': { ...summary(first), 'settled MiB': first.settledMiB },
    'second wave': { ...summary(second), 'settled MiB': second.settledMiB },
    returning: summary(returning),
    'bare server': summary(bare),
  });
  console.log(`PostgreSQL was ${databaseCpu.toFixed(1)} s on a core in the first wave.`);
  console.log(`Load of the machine before: ${load}.`);
  for (const [reason, teachers] of Object.values(mornings).flatMap(({ gaveUp }) => [...gaveUp])) {
    console.log(`Teachers who gave up because ${reason}: ${teachers}`);
  }
  const bounds = boundsOf(mornings);
  console.table(bounds);
  if (!Object.values(bounds).every(({ holds }) => holds)) process.exitCode = 1;
} finally {
  await product.stop();
  mail.close();
  await rm(folder, { recursive: true, force: true });
}

interface Measured extends Morning {
  seconds: number;
  cpu: number;
  startMiB: number;
  mostMiB: number;
}

async function wave(school: School, firstTeacher: number) {
  const measured = await morning(product.child.pid, async (number, morning) => {
    const teacher = firstTeacher + number;
    cookies.set(teacher, await teach(school, teacher, morning));
  });
  return { ...measured, settledMiB: await settledMiB(product) };
}

function returningMorning(school: School): Promise<Measured> {
  return morning(product.child.pid, (number, morning) =>
    teachAgain(school, number, { morning, cookies: cookies.get(number) ?? '' }),
  );
}

/** Teachers arrive at a steady rate, whether or not earlier ones are done. */
async function morning(
  pid = 0,
  work: (number: number, morning: Morning) => Promise<void>,
): Promise<Measured> {
  const measured = newMorning();
  const memory = [await processMiB(pid)];
  const sample = async () => void memory.push(await processMiB(pid));
  const sampling = setInterval(() => void sample(), SAMPLE_EVERY_MS);
  const cpuBefore = await cpuSeconds(pid);
  const began = performance.now();
  const teachers = Array.from({ length: TEACHERS }, async (_, number) => {
    await sleep(number * TEACHER_EVERY_MS);
    await work(number, measured);
  });
  await Promise.all(teachers);
  const seconds = (performance.now() - began) / 1000;
  const cpu = (await cpuSeconds(pid)) - cpuBefore;
  clearInterval(sampling);
  await sample();
  return { ...measured, seconds, cpu, startMiB: memory[0] ?? 0, mostMiB: Math.max(...memory) };
}

function row(step: Step, mornings: Record<'first' | 'second' | 'returning' | 'bare', Measured>) {
  const { first, second, returning, bare } = mornings;
  const [a, b, c] = [first.took[step], second.took[step], bare.took[step]];
  return {
    times: a.length,
    'p50 ms': quantile(a, 0.5).toFixed(1),
    'p95 ms': quantile(a, 0.95).toFixed(1),
    'p99 ms': quantile(a, 0.99).toFixed(1),
    'slowest ms': Math.max(...a).toFixed(0),
    'second p95 ms': quantile(b, 0.95).toFixed(1),
    'returning p95 ms': quantile(returning.took[step], 0.95).toFixed(1),
    'bare p50 ms': quantile(c, 0.5).toFixed(1),
    'bare p95 ms': quantile(c, 0.95).toFixed(1),
    'bare p99 ms': quantile(c, 0.99).toFixed(1),
  };
}

function summary(measured: Measured) {
  return {
    answers: sum([...measured.statuses.values()]),
    'not 2xx, or none': failuresOf(measured),
    'gave up': countOfGivenUp(measured),
    'over after s': measured.seconds.toFixed(1),
    's on a core': measured.cpu.toFixed(1),
    'MiB before': measured.startMiB,
    'most MiB': measured.mostMiB,
  };
}

/** One of them may only be viewed, so that its pages are marked for each reader. */
async function plantDecks(): Promise<Deck[]> {
  const resources = Array.from({ length: WEEKS }, (_, week) => ({
    bucket: week === 0 ? ('learning-readonly' as const) : ('learning' as const),
    path: `Year 2/Week ${week + 1}/Slides.pdf`,
    content: slides(DECK_PAGES, { upperHalf: `% week ${week}`, pageBytes: PAGE_BYTES }),
  }));
  await plantLibrary(product.dataDir, { resources });
  return resources.map(({ bucket, path }) => ({ bucket, path }));
}

/** The tree as a signed-in teacher gets it. */
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

async function bareMorning(decks: Deck[]): Promise<Measured> {
  await writeFile(join(folder, 'tree'), gzipSync(await treeText()));
  const bare = await startBareServer(join(folder, 'tree'));
  try {
    const school = { url: bare.url, codeFor: async () => '000000', decks };
    return await morning(bare.pid, async (number, morning) => {
      await teach(school, number, morning);
    });
  } finally {
    bare.stop();
  }
}

async function startBareServer(tree: string) {
  const program = ['--import', 'tsx', 'bench/monday-morning/bare-server.ts', tree];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  return { url: `http://localhost:${Number(port)}`, pid: child.pid, stop: () => child.kill() };
}
