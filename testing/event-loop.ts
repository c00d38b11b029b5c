import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const NANOSECONDS = 1e6;

/** The longest time in milliseconds for which the action blocked the event loop. */
export async function longestBlockMs(action: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  // The monitor needs one tick to begin and one to record the last delay.
  await nextTick();
  await action();
  await nextTick();
  delay.disable();
  return delay.max / NANOSECONDS - RESOLUTION_MS;
}

async function nextTick(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, RESOLUTION_MS * 2));
}
