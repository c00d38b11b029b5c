import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const NANOSECONDS = 1e6;

/** For how long, at most, nothing else could run while this did, in milliseconds. */
export async function longestHold(action: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  // The monitor needs a turn to begin and one to notice the last delay.
  await nextTick();
  await action();
  await nextTick();
  delay.disable();
  return delay.max / NANOSECONDS - RESOLUTION_MS;
}

async function nextTick(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, RESOLUTION_MS * 2));
}
