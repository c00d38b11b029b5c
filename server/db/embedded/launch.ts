import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, rename } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterDirectory } from './cluster-directory.ts';
import { holdingLock, isLocked } from './cluster-lock.ts';
import { freePort } from './free-port.ts';
import { findPostmaster, type Postmaster, removeStalePidFile } from './postmaster.ts';

const POLL_MS = 20;
/** Crash recovery of a large database may take its time. */
const READY_WITHIN_MS = 60_000;
const RETRY_FOR_MS = 10_000;
const RETRY_PAUSE_MS = 250;
/** Backends of a killed postmaster that are still on their way out; another start; a port just taken. */
const PASSING_TROUBLE =
  /still in use|lock file .* already exists|could not bind|Address already in use|^$/;

/** Starts a postmaster on the cluster, or gives the one that came up meanwhile. */
export async function launchPostmaster(
  directory: ClusterDirectory,
  binaries: Binaries,
  settings: readonly string[],
  preferredPort?: number,
): Promise<Postmaster> {
  await untilUnlocked(directory);
  const deadline = Date.now() + RETRY_FOR_MS;
  for (;;) {
    const port = preferredPort ?? (await freePort('127.0.0.1'));
    const child = await spawnPostmaster(directory, binaries, [...settings, `port=${port}`]);
    const running = await untilReady(child, directory.cluster);
    if (running) return running;
    const reason = (await readFile(directory.log, 'utf8')).trim();
    if (Date.now() > deadline || !PASSING_TROUBLE.test(reason)) {
      throw new StartError(`The database does not start. PostgreSQL says:\n${reason}`);
    }
    await sleep(RETRY_PAUSE_MS);
  }
}

/** What holds the lock and is no postmaster that we can see is dying, starting, or out of our sight. */
async function untilUnlocked({ cluster, lock }: ClusterDirectory): Promise<void> {
  const deadline = Date.now() + RETRY_FOR_MS;
  while (isLocked(lock)) {
    if (await findPostmaster(cluster)) return;
    if (Date.now() > deadline) {
      throw new StartError(
        `The database in ${cluster} is in use by a process that cannot be seen from here, perhaps in another container. Stop it first, or set DATA_DIR to another directory.`,
      );
    }
    await sleep(RETRY_PAUSE_MS);
  }
  await removeStalePidFile(cluster);
}

/** Detached, so that Ctrl+C in a terminal reaches us alone and the database stops last. */
async function spawnPostmaster(
  { cluster, lock, log, prefix }: ClusterDirectory,
  { postgres }: Binaries,
  settings: readonly string[],
): Promise<ChildProcess> {
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const command = [...holdingLock(lock), ...prefix, postgres, '-D', cluster, ...flags];
  const [program = postgres, ...args] = command;
  await rename(log, `${log}.1`).catch(() => {});
  const output = await open(log, 'w', 0o600);
  try {
    const child = spawn(program, args, {
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
    });
    child.unref();
    return child;
  } finally {
    await output.close();
  }
}

async function untilReady(child: ChildProcess, cluster: string): Promise<Postmaster | undefined> {
  let ended = false;
  child.once('exit', () => (ended = true)).once('error', () => (ended = true));
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const running = await findPostmaster(cluster);
    if (running?.ready) return running;
    if (ended && !running) return undefined;
    await sleep(POLL_MS);
  }
  throw new StartError(`The database did not become ready within ${READY_WITHIN_MS / 1000} s.`);
}
