import { setTimeout as sleep } from 'node:timers/promises';
import type { ProductProcess } from '#testing/product-process.ts';
import { cpuSeconds } from '../figures.ts';

/** An answer within this time does not wait for work that an attack left behind. */
const QUICK_MS = 200;
/** Share of a core. Above it the server is still at work for the attack, such as hashing passwords. */
const IDLE_SHARE = 0.1;
const CHECK_EVERY_MS = 500;
const SETTLED_WITHIN_MS = 5 * 60_000;

/** Waits until the site is idle and answers quickly, so that one attack does not slow down the next phase. */
export async function secondsUntilSettled({ url, child }: ProductProcess): Promise<number> {
  const began = performance.now();
  while (!((await isIdle(Number(child.pid))) && (await isQuick(url)))) {
    if (child.exitCode !== null) throw new Error('The product has ended.');
    if (performance.now() - began > SETTLED_WITHIN_MS) throw new Error('The site did not recover.');
  }
  return (performance.now() - began) / 1000;
}

async function isIdle(pid: number): Promise<boolean> {
  const before = await cpuSeconds(pid);
  await sleep(CHECK_EVERY_MS);
  return (await cpuSeconds(pid)) - before < (IDLE_SHARE * CHECK_EVERY_MS) / 1000;
}

async function isQuick(url: string): Promise<boolean> {
  const asked = performance.now();
  const response = await fetch(`${url}/health/ready`).catch(() => undefined);
  await response?.text();
  return response?.ok === true && performance.now() - asked < QUICK_MS;
}
