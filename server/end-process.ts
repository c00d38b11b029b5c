import { setTimeout as sleep } from 'node:timers/promises';

const FILES_WITHIN_MS = 500;
const CHECK_EVERY_MS = 50;
/** Work that Node does in threads: files, and host names. */
const IN_THREADS = /^(?:FSReq|GetAddrInfoReq)/;

/**
 * Ends the process for certain. Node's own exit waits for its threads, and so for ever when a frozen disk or mount
 * holds one of them: then the process kills itself, and its exit status is that of SIGKILL.
 */
export async function endProcess(code: number, warn: (sentence: string) => void): Promise<never> {
  const until = performance.now() + FILES_WITHIN_MS;
  while (hasWorkInThreads() && performance.now() < until) await sleep(CHECK_EVERY_MS);
  if (!hasWorkInThreads()) process.exit(code);
  warn('a disk does not answer, so the process ends without waiting for it');
  process.kill(process.pid, 'SIGKILL');
  // The signal arrives before the next turn of the event loop.
  return new Promise(() => undefined);
}

function hasWorkInThreads(): boolean {
  return process.getActiveResourcesInfo().some((name) => IN_THREADS.test(name));
}
