import { timeWait } from '../recent-waits.ts';
import { toStoreFailure } from './store-error.ts';
import { withStoreTimeout } from './store-timeout.ts';

/** For one wait, so that a frozen store is noticed early. */
const BYTES_WITHIN_MS = 2000;
/** For all waits of one answer together: a page should show an error within five seconds. */
const ANSWER_WITHIN_MS = 3500;

/** How long one answer waits for the store, in all its reads together. Time spent on other work does not count. */
export interface StorePatience {
  wait: <Result>(work: Promise<Result>, ms?: number) => Promise<Result>;
}

export function createStorePatience(mostMs = ANSWER_WITHIN_MS): StorePatience {
  let pending = 0;
  let pendingSince = 0;
  let usedMs = 0;
  return { wait };

  async function wait<Result>(work: Promise<Result>, ms = BYTES_WITHIN_MS): Promise<Result> {
    // Reads at the same time are counted once.
    if (pending === 0) pendingSince = performance.now();
    pending += 1;
    const leftMs = Math.max(0, mostMs - usedMs - sincePending());
    const reason = leftMs < ms ? `its reads took more than ${mostMs} ms in all` : undefined;
    try {
      return await inTime(work, Math.min(ms, leftMs), reason);
    } finally {
      pending -= 1;
      if (pending === 0) usedMs += sincePending();
    }
  }

  function sincePending(): number {
    return performance.now() - pendingSince;
  }
}

/** The answer of the store; throws a failure of the store when there is none in time. */
function inTime<Result>(work: Promise<Result>, ms: number, reason?: string): Promise<Result> {
  return timeWait('store', withStoreTimeout(ms, work.catch(throwStoreFailure), reason));
}

function throwStoreFailure(error: unknown): never {
  throw toStoreFailure(error);
}
