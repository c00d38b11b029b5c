const TICK_MS = 20;
const LONGEST_TICK_MS = 100;

/**
 * How many milliseconds the work waited. A late tick counts as a short one, so that a machine that stalls for seconds
 * does not make the product look slow.
 */
export async function awakeMs(work: () => Promise<unknown>): Promise<number> {
  let passedMs = 0;
  let last = performance.now();
  const tick = () => {
    const now = performance.now();
    passedMs += Math.min(now - last, LONGEST_TICK_MS);
    last = now;
  };
  const ticking = setInterval(tick, TICK_MS);
  try {
    await work();
  } finally {
    clearInterval(ticking);
  }
  tick();
  return passedMs;
}
