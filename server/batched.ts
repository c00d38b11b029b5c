type Waiter<Value> = {
  resolve: (value: Value | undefined) => void;
  reject: (error: unknown) => void;
};

/**
 * Looks keys up together. Whoever asks while a look is under way waits for the next one and shares it with
 * the others that came meanwhile, so that a rush costs few looks; and nobody is ever answered from a look
 * that began before they asked.
 */
export function batched<Value>(
  load: (keys: string[]) => Promise<Map<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let waiting = new Map<string, Waiter<Value>[]>();
  let isLooking = false;
  return (key) =>
    new Promise((resolve, reject) => {
      const waiters = waiting.get(key) ?? [];
      waiters.push({ resolve, reject });
      waiting.set(key, waiters);
      void look();
    });

  async function look(): Promise<void> {
    if (isLooking || waiting.size === 0) return;
    const batch = waiting;
    waiting = new Map();
    isLooking = true;
    try {
      const found = await load([...batch.keys()]);
      for (const [key, waiters] of batch) {
        for (const { resolve } of waiters) resolve(found.get(key));
      }
    } catch (error) {
      for (const { reject } of [...batch.values()].flat()) reject(error);
    } finally {
      isLooking = false;
      void look();
    }
  }
}
