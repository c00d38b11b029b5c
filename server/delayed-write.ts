/**
 * Writes after a short delay what callers have collected until then, so that none of them waits for it. One write runs
 * at a time; it returns whether something is left, which is written after another delay.
 */
export function createDelayedWrite(delayMs: number, write: () => Promise<boolean>) {
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  return { schedule, writeNow, written: () => writing, stop };

  function schedule(): void {
    timer ??= setTimeout(writeNow, delayMs).unref();
  }

  function writeNow(): Promise<void> {
    writing = writing.then(run);
    return writing;
  }

  async function run(): Promise<void> {
    const hasMore = await write();
    clearTimeout(timer);
    timer = undefined;
    if (hasMore) schedule();
  }

  async function stop(): Promise<void> {
    await writeNow();
    clearTimeout(timer);
  }
}
