const TICK_MS = 1;
const MICROSECONDS = 1000;

/**
 * The longest time in milliseconds for which the action kept the event loop busy. Time in which the machine ran other
 * programs does not count.
 */
export async function longestBlockMs(action: () => Promise<unknown>): Promise<number> {
  let longestMs = 0;
  let last = { time: performance.now(), used: process.cpuUsage() };
  const tick = () => {
    const passedMs = performance.now() - last.time;
    const { user, system } = process.cpuUsage(last.used);
    longestMs = Math.max(longestMs, Math.min(passedMs, (user + system) / MICROSECONDS));
    last = { time: performance.now(), used: process.cpuUsage() };
  };
  const ticking = setInterval(tick, TICK_MS);
  try {
    await action();
  } finally {
    clearInterval(ticking);
  }
  tick();
  return longestMs;
}
