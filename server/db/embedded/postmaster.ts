import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

const POLL_MS = 20;
/** Each signal asks less politely than the one before, and gets this long to work. */
const STOP_SIGNALS = [
  { signal: 'SIGINT', waitMs: 10_000 },
  { signal: 'SIGQUIT', waitMs: 4000 },
  { signal: 'SIGKILL', waitMs: 1000 },
] as const;

const run = promisify(execFile);

/** The postmaster that runs on this cluster now, whoever started it. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => '');
  const [pid, , , port, , , , status] = text.split('\n').map((line) => line.trim());
  if (!pid || !(await worksOn(Number(pid), cluster))) return undefined;
  return { pid: Number(pid), port: Number(port), ready: status === 'ready' };
}

/**
 * After a power cut the number in the file may belong to any other process by now; PostgreSQL would
 * take that for a running postmaster and refuse to start.
 */
export async function removeStalePidFile(cluster: string): Promise<void> {
  if (!(await findPostmaster(cluster))) await rm(pidFile(cluster), { force: true });
}

/** Resolves when the process is gone: its file goes a moment before it does. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const running = await findPostmaster(cluster);
  if (!running) return;
  for (const { signal, waitMs } of STOP_SIGNALS) {
    sendSignal(running.pid, signal);
    const deadline = Date.now() + waitMs;
    while (Date.now() < deadline) {
      if (!(await worksOn(running.pid, cluster))) return;
      await sleep(POLL_MS);
    }
  }
}

function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between the look and the signal.
  }
}

/** A postmaster's working directory is its cluster, also after the directory was moved. */
async function worksOn(pid: number, cluster: string): Promise<boolean> {
  try {
    if (process.platform === 'linux') {
      return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster));
    }
    const { stdout } = await run('ps', ['-p', String(pid), '-o', 'command=']);
    return stdout.includes(cluster);
  } catch {
    return false;
  }
}
