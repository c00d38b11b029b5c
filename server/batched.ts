import { isDatabaseUnavailable } from './db/database-errors.ts';
import { timeWait } from './recent-waits.ts';

type Load<Value> = (keys: string[]) => Promise<Map<string, Value>>;

interface Waiter<Value> {
  resolve: (value: Value | undefined) => void;
  reject: (error: unknown) => void;
}

/** How many lookups of a batch that failed run at once when each key is tried by itself. */
const RETRIES_AT_ONCE = 4;

/**
 * Looks keys up together. Callers that arrive while a lookup is pending share the next one, so that a rush
 * costs few queries. No caller is answered from a lookup that began before the caller asked.
 */
export function batched<Value>(load: Load<Value>): (key: string) => Promise<Value | undefined> {
  let pending = new Map<string, Waiter<Value>[]>();
  let isLoading = false;
  return (key) => {
    const found = new Promise<Value | undefined>((resolve, reject) => {
      const waiters = pending.get(key) ?? [];
      waiters.push({ resolve, reject });
      pending.set(key, waiters);
    });
    void loadPending();
    return timeWait('database', found);
  };

  async function loadPending(): Promise<void> {
    if (isLoading || pending.size === 0) return;
    const batch = pending;
    pending = new Map();
    isLoading = true;
    await loadTogether(load, batch);
    isLoading = false;
    void loadPending();
  }
}

async function loadTogether<Value>(
  load: Load<Value>,
  batch: Map<string, Waiter<Value>[]>,
): Promise<void> {
  try {
    const found = await load([...batch.keys()]);
    for (const [key, waiters] of batch) {
      for (const { resolve } of waiters) resolve(found.get(key));
    }
  } catch (error) {
    // A database that cannot be reached fails every key alike, and retries would only add to its load.
    if (batch.size === 1 || isDatabaseUnavailable(error)) rejectAll(batch, error);
    else await loadOneByOne(load, batch);
  }
}

/** One key may have made the whole statement fail; only the callers of that key should notice. */
async function loadOneByOne<Value>(
  load: Load<Value>,
  batch: Map<string, Waiter<Value>[]>,
): Promise<void> {
  const left = batch.entries();
  await Promise.all(Array.from({ length: RETRIES_AT_ONCE }, retryNext));

  async function retryNext(): Promise<void> {
    for (const entry of left) await loadTogether(load, new Map([entry]));
  }
}

function rejectAll<Value>(batch: Map<string, Waiter<Value>[]>, error: unknown): void {
  for (const { reject } of [...batch.values()].flat()) reject(error);
}
