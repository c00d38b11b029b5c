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
/** Fast shutdown, then immediate shutdown, then a kill, each with the time it gets. */
const STOP_SIGNALS = [
  { signal: 'SIGINT', waitMs: 8000 },
  { signal: 'SIGQUIT', waitMs: 3000 },
  { signal: 'SIGKILL', waitMs: 1000 },
] as const;

const run = promisify(execFile);

/** The postmaster that runs on this cluster, whichever process started it. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => '');
  const [pid, , , port, , , , status] = text.split('\n').map((line) => line.trim());
  if (!pid || !(await isPostmasterOf(Number(pid), cluster))) return undefined;
  return { pid: Number(pid), port: Number(port), ready: status === 'ready' };
}

/**
 * After a power cut another process may have the number in the file. PostgreSQL would take that process for a
 * running postmaster and refuse to start.
 */
export async function removeStalePidFile(cluster: string): Promise<void> {
  if (!(await findPostmaster(cluster))) await rm(pidFile(cluster), { force: true });
}

/** Resolves when the process has ended, which is a moment after its file disappears. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const running = await findPostmaster(cluster);
  if (!running) return;
  for (const { signal, waitMs } of STOP_SIGNALS) {
    sendSignal(running.pid, signal);
    const deadline = Date.now() + waitMs;
    while (Date.now() < deadline) {
      if (!(await isPostmasterOf(running.pid, cluster))) return;
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
    // The process has ended meanwhile.
  }
}

/** A postmaster's working directory is its cluster, also after the directory was moved. */
async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
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
