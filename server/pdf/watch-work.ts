import type { ChildProcess } from 'node:child_process';
import type { Step } from './pdf-messages.ts';
import { memoryOf, processorMsOf } from './pdf-reader.ts';

export interface WorkLimits {
  /** For the whole file, by the clock. */
  withinMs: number;
  /** For the whole file, on a processor. */
  workMs: number;
  /** For one step: opening the file, drawing its first page, reading another page. */
  stepMs: number;
  /** Added to the time for reading all pages for each page that was read. */
  pageMs: number;
  /** A small file may unpack to a very large one. */
  memoryBytes: number;
}

export interface Caps extends WorkLimits {
  /** The reader leaves the other pages of a long file for later after this much work. */
  enoughMs: number;
}

/**
 * Besides the limit for the whole there is one for each step, and one that grows with the pages that were read: a book
 * makes steady progress, a file made to keep the server busy does not.
 */
export const CAPS: Caps = {
  withinMs: 120_000,
  // Starting the reader takes 0.6 seconds of a processor and does not count here. With it, and with receiving the file, a
  // bomb is refused within five seconds.
  workMs: 3500,
  enoughMs: 2500,
  stepMs: 3000,
  pageMs: 20,
  memoryBytes: 700 * 1024 * 1024,
};

const CHECK_EVERY_MS = 25;
/** On a busy machine the reader waits for the processor: a limit by the clock counts only with this share of it. */
const LEAST_SHARE = 1 / 2;

interface WorkWatch {
  noteStep: (step: Step) => void;
  /** While the reader waits for bytes no time counts against the file; returns the function that resumes. */
  pause: () => () => void;
  /** The processor time so far. */
  workedMs: () => number;
  stop: () => void;
}

/** Watches the reader from outside, because it cannot watch itself while it unpacks. */
export function watchWork(
  reader: ChildProcess,
  { withinMs, workMs, stepMs, pageMs, memoryBytes }: WorkLimits,
  overran: () => void,
): WorkWatch {
  const started = performance.now();
  let step = createStopwatch();
  let pages = createStopwatch();
  let pagesMs = Number.POSITIVE_INFINITY;
  let workedMs = 0;
  let pauses = 0;
  let isStarted = false;
  /** Undefined at first, so that the reader's work for earlier files does not count. */
  let last: Spent | undefined;
  const timer = setInterval(() => void check(), CHECK_EVERY_MS);
  return { noteStep, pause, workedMs: () => workedMs, stop: () => clearInterval(timer) };

  async function check(): Promise<void> {
    const [memory = 0, processor] = await Promise.all([memoryOf(reader), processorMsOf(reader)]);
    const clock = performance.now();
    if (memory > memoryBytes || clock - started > withinMs) return overran();
    // It could not be read this time; the next check counts what was spent since.
    if (processor === undefined) return undefined;
    const now = { clock, processor };
    const before = last ?? now;
    last = now;
    if (!isStarted || pauses > 0) return undefined;
    const spent = {
      clock: now.clock - before.clock,
      processor: now.processor - before.processor,
    };
    workedMs += spent.processor;
    step.add(spent);
    pages.add(spent);
    const isOver = workedMs > workMs || step.isOver(stepMs) || pages.isOver(pagesMs);
    return isOver ? overran() : undefined;
  }

  function noteStep(finished: Step): void {
    isStarted = true;
    step = createStopwatch();
    if (finished === 'page') pagesMs += pageMs;
    if (finished !== 'drawn') return;
    pages = createStopwatch();
    pagesMs = stepMs;
  }

  function pause(): () => void {
    // The first read shows that the program has started; its start does not count against the file.
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
