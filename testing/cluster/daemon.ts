import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Daemon {
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

const STOP_WITHIN_MS = 8000;
const LOOK_EVERY_MS = 200;

/** A program that runs until it is stopped, with what it says in a file. */
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
  // What did not start is missed by whoever waits for it.
  child.on('error', () => {});
  return { stop };

  /** Asked first, made to if it does not listen. */
  async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await exited;
    clearTimeout(force);
  }
}

/** Looks until it is so; `what` is named when it never is. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  withinMs = 180_000,
): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what} did not come within ${withinMs} ms`);
    await sleep(LOOK_EVERY_MS);
  }
}
