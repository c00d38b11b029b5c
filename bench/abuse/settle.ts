import { setTimeout as sleep } from 'node:timers/promises';

/** An answer that comes sooner does not wait for anything an attack has left behind. */
const QUICK_MS = 200;
const QUICK_ANSWERS = 3;
const LOOK_EVERY_MS = 200;
const SETTLED_WITHIN_MS = 5 * 60_000;

/** Until the site answers quickly again, so that one attack does not count against the next. */
export async function secondsUntilSettled(url: string): Promise<number> {
  const began = performance.now();
  let quick = 0;
  while (quick < QUICK_ANSWERS) {
    const asked = performance.now();
    if (asked - began > SETTLED_WITHIN_MS) throw new Error('The site did not recover.');
    const isOk = await fetch(`${url}/health/ready`).then(
      async (response) => (await response.text()) !== '' && response.ok,
      () => false,
    );
    quick = isOk && performance.now() - asked < QUICK_MS ? quick + 1 : 0;
    await sleep(LOOK_EVERY_MS);
  }
  return (performance.now() - began) / 1000;
}
