import type { ChildProcess } from 'node:child_process';
import { memoryOf, processorMsOf } from './pdf-reader.ts';

export interface Caps {
  /** For all of a file, by the clock. */
  withinMs: number;
  /** For one step: opening the file, drawing its first page, reading another page. */
  stepMs: number;
  /** What each page that was read adds to the time for reading all of them. */
  pageMs: number;
  /** A small file may unpack to a very large one. */
  memoryBytes: number;
}

/**
 * By steps rather than by the whole: a book of 2,000 pages takes long and moves on all the time, a file that
 * was made to keep us busy does not.
 */
export const CAPS: Caps = {
  withinMs: 120_000,
  stepMs: 4000,
  pageMs: 100,
  memoryBytes: 700 * 1024 * 1024,
};

const CHECK_EVERY_MS = 25;
/** On a busy machine the clock runs on while the reader waits for the processor; it must have had this share. */
const LEAST_SHARE = 1 / 2;

type Step = 'opened' | 'drawn' | 'page';

interface WorkWatch {
  noteStep: (step: Step) => void;
  /** While the reader waits for bytes no time counts against the file; gives the function that ends that. */
  pause: () => () => void;
  stop: () => void;
}

/** The reader cannot watch itself while it unpacks, so this process does. */
export function watchWork(
  reader: ChildProcess,
  { withinMs, stepMs, pageMs, memoryBytes }: Caps,
  overran: () => void,
): WorkWatch {
  const started = performance.now();
  let step = createStopwatch();
  let pages = createStopwatch();
  let pagesMs = Number.POSITIVE_INFINITY;
  let pauses = 0;
  let isStarted = false;
  /** Undefined at first: what the reader did for earlier files does not count. */
  let last: Spent | undefined;
  const timer = setInterval(() => void check(), CHECK_EVERY_MS);
  return { noteStep, pause, stop: () => clearInterval(timer) };

  async function check(): Promise<void> {
    const [memory = 0, processor] = await Promise.all([memoryOf(reader), processorMsOf(reader)]);
    const clock = performance.now();
    const now = { clock, processor: processor ?? clock };
    const before = last ?? now;
    last = now;
    if (memory > memoryBytes || clock - started > withinMs) return overran();
    if (!isStarted || pauses > 0) return undefined;
    const spent = {
      clock: now.clock - before.clock,
      processor: now.processor - before.processor,
    };
    step.add(spent);
    pages.add(spent);
    return step.isOver(stepMs) || pages.isOver(pagesMs) ? overran() : undefined;
  }

  function noteStep(finished: Step): void {
    step = createStopwatch();
    if (finished === 'page') pagesMs += pageMs;
    if (finished !== 'drawn') return;
    pages = createStopwatch();
    pagesMs = stepMs;
  }

  function pause(): () => void {
    // The first read is the sign that the program has started, which is no work of the file.
    isStarted = true;
    pauses += 1;
    return () => {
      pauses -= 1;
    };
  }
}

interface Spent {
  clock: number;
  processor: number;
}

function createStopwatch() {
  const total: Spent = { clock: 0, processor: 0 };
  return {
    add(spent: Spent): void {
      total.clock += spent.clock;
      total.processor += spent.processor;
    },
    isOver: (ms: number): boolean =>
      total.processor > ms || (total.clock > ms && total.processor > ms * LEAST_SHARE),
  };
}
