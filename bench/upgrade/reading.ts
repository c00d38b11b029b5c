import { setTimeout as sleep } from 'node:timers/promises';
import { createLink, getTree } from '#contract/library.ts';
import type { ProductProcess } from '#testing/product-process.ts';
import type { Answer, Browser } from '../browser.ts';
import { pdfReaderMiB, residentMiB } from '../figures.ts';
import type { OldResource } from './old-library.ts';

export interface Called {
  /** Milliseconds of each call. */
  tree: number[];
  link: number[];
  refused: string[];
  mostMiB: number;
  mostReaderMiB: number;
  /** From the first call to the last. */
  seconds: number;
}

const CALL_EVERY_MS = 100;
/** Memory is read and progress is looked for once in so many rounds. */
const LOOK_EVERY = 20;
const PROGRESS = /"done":(\d+),"total":(\d+)/g;
const ALL_READ = 'the texts of all resources are read';

/** Makes a teacher's calls until the texts of all resources have been read, or the time is over. */
export function callWhileReading(
  ms: number,
  product: ProductProcess,
  teacher: Browser,
  resources: OldResource[],
): Promise<Called> {
  const isOver = (elapsedMs: number) => elapsedMs >= ms || product.output().includes(ALL_READ);
  return callUntil(isOver, product, teacher, resources);
}

/** How many texts have been read, from the log. */
export function textsRead(product: ProductProcess): string {
  const [, done, total] = [...product.output().matchAll(PROGRESS)].at(-1) ?? [];
  return `${done} of ${total}`;
}

export function callFor(
  ms: number,
  product: ProductProcess,
  teacher: Browser,
  resources: OldResource[],
): Promise<Called> {
  return callUntil((elapsedMs) => elapsedMs >= ms, product, teacher, resources);
}

async function callUntil(
  isOver: (elapsedMs: number) => boolean,
  product: ProductProcess,
  teacher: Browser,
  resources: OldResource[],
): Promise<Called> {
  const called: Called = {
    tree: [],
    link: [],
    refused: [],
    mostMiB: 0,
    mostReaderMiB: 0,
    seconds: 0,
  };
  const began = performance.now();
  for (let round = 0; ; round += 1) {
    if (round % LOOK_EVERY === 0) {
      called.mostMiB = Math.max(called.mostMiB, await residentMiB(product));
      called.mostReaderMiB = Math.max(called.mostReaderMiB, await pdfReaderMiB(product));
      if (isOver(performance.now() - began)) break;
    }
    await timed('tree', () => teacher.get(getTree.path));
    const { bucket, path } = resources[(round * 37) % resources.length] ?? {};
    const wanted = { bucket, path, purpose: 'view' };
    await timed('link', () => teacher.call('POST', createLink.path, wanted));
    await sleep(CALL_EVERY_MS);
  }
  called.seconds = (performance.now() - began) / 1000;
  return called;

  async function timed(call: 'tree' | 'link', send: () => Promise<Answer>): Promise<void> {
    const sentAt = performance.now();
    const { status } = await send();
    called[call].push(performance.now() - sentAt);
    if (status !== 200) called.refused.push(`${call} ${status}`);
  }
}
