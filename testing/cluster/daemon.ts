import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Daemon {
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

const STOP_WITHIN_MS = 8000;
const CHECK_EVERY_MS = 200;

/** Starts a program that runs until it is stopped; its output goes to a file. */
export function startDaemon(
  [program = '', ...args]: string[],
  { log, env = {} }: { log: string; env?: Record<string, string> },
): Daemon {
  const file = openSync(log, 'a');
  const child = spawn(program, args, {
    stdio: ['ignore', file, file],
    env: { ...process.env, ...env },
  });
  closeSync(file);
  // A program that did not start is noticed by the caller that waits for it.
  child.on('error', () => {});
  return { stop };

  /** Sends the signal, and SIGKILL if the program does not end in time. */
  async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await exited;
    clearTimeout(force);
  }
}

/** Checks again until the condition holds; `what` names it in the error. */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  withinMs = 180_000,
): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`${what} did not come within ${withinMs} ms`);
    await sleep(CHECK_EVERY_MS);
  }
}
