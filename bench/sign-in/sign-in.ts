/**
 * Measures requests for the session while sixty teachers of one school sign in from one network, by code and then
 * by the organisation's password, compared with the same requests without other load:
 * `node --import tsx bench/sign-in/sign-in.ts`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProductProcess } from '#testing/product-process.ts';
import { buildIfStale } from '#tooling/build-if-stale.ts';
import { codeSentTo, signInTeacher } from '#testing/sign-in-teacher.ts';
import { quantile } from '../figures.ts';

const TEACHERS = 60;
const ASK_EVERY_MS = 20;
const QUIET_MS = 3000;
const ORGANISATION = { domain: 'orchard.example', password: 'orchard-demo' };

buildIfStale();
const dataDir = await mkdtemp(join(tmpdir(), 'orchard-bench-'));
const product = await startProductProcess(dataDir);
const { cookie } = await signInTeacher(product);
try {
  await askFor(QUIET_MS / 3);
  const quiet = await askFor(QUIET_MS);
  const byCode = await whileAsking(signInByCode);
  const byPassword = await whileAsking(signInByPassword);
  console.table({
    'nothing else': row(quiet),
    [`${TEACHERS} by code`]: { ...row(byCode.answers), ...summary(byCode) },
    [`${TEACHERS} by password`]: { ...row(byPassword.answers), ...summary(byPassword) },
  });
  if (byCode.signedIn < TEACHERS || byPassword.signedIn < TEACHERS) process.exitCode = 1;

  function row(answers: number[]) {
    return {
      'session p50 ms': quantile(answers, 0.5).toFixed(1),
      'session p95 ms': quantile(answers, 0.95).toFixed(1),
      'slowest ms': Math.max(...answers).toFixed(0),
      'p95 beside quiet': (quantile(answers, 0.95) / quantile(quiet, 0.95)).toFixed(2),
    };
  }
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function signInByCode(teacher: number): Promise<boolean> {
  const email = `teacher-${teacher}@orchard.example`;
  await post('/api/sign-in/codes', { email });
  return (await post('/api/sign-in/code', { email, code: await codeSentTo(dataDir, email) })).ok;
}

async function signInByPassword(): Promise<boolean> {
  return (await post('/api/sign-in/organisation', ORGANISATION)).ok;
}

/** Signs in all teachers at once while the session is requested at a steady rate. */
async function whileAsking(signIn: (teacher: number) => Promise<boolean>) {
  let isOver = false;
  const asking = askWhile(() => !isOver);
  const began = performance.now();
  const signedIn = await Promise.all(Array.from({ length: TEACHERS }, (_, n) => signIn(n)));
  const tookMs = performance.now() - began;
  isOver = true;
  return { answers: await asking, tookMs, signedIn: signedIn.filter(Boolean).length };
}

function summary({ tookMs, signedIn }: { tookMs: number; signedIn: number }) {
  return { 'signed in': signedIn, 'all within s': (tookMs / 1000).toFixed(1) };
}

async function askFor(ms: number): Promise<number[]> {
  const end = performance.now() + ms;
  return askWhile(() => performance.now() < end);
}

/** Requests the session at a steady rate, whether or not it is answered. Returns the milliseconds of each answer. */
async function askWhile(isRunning: () => boolean): Promise<number[]> {
  const answers: Promise<number>[] = [];
  while (isRunning()) {
    answers.push(ask());
    await sleep(ASK_EVERY_MS);
  }
  return Promise.all(answers);
}

async function ask(): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${product.url}/api/session`, { headers: { cookie } });
  await response.text();
  return performance.now() - began;
}

function post(path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(product.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}
