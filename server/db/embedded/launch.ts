import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { open, readFile, rename } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterDirectory } from './cluster-directory.ts';
import { freePort } from './free-port.ts';
import { findPostmaster, type Postmaster, removeStalePidFile } from './postmaster.ts';
import type { Prefix } from './unprivileged.ts';

const POLL_MS = 20;
/** Long, because a large database may need crash recovery. */
const READY_WITHIN_MS = 60_000;
const RETRY_FOR_MS = 10_000;
const RETRY_PAUSE_MS = 250;
/** Backends of a killed postmaster that are still exiting, another start, a port that was just taken. */
const TEMPORARY_ERRORS =
  /still in use|lock file .* already exists|could not bind|Address already in use|^$/;

/** Starts a postmaster on the cluster, or returns one that another process started meanwhile. */
export async function launchPostmaster(
  directory: ClusterDirectory,
  binaries: Binaries,
  settings: readonly string[],
  preferredPort?: number,
): Promise<Postmaster> {
  await waitUntilUnlocked(directory);
  const deadline = Date.now() + RETRY_FOR_MS;
  for (;;) {
    const port = preferredPort ?? (await freePort('127.0.0.1'));
    const child = await spawnPostmaster(directory, binaries, [...settings, `port=${port}`]);
    const running = await waitUntilReady(child, directory.cluster);
    if (running) return running;
    const reason = (await readFile(directory.log, 'utf8')).trim();
    if (Date.now() > deadline || !TEMPORARY_ERRORS.test(reason)) {
      throw new StartError(`The database does not start. PostgreSQL says:\n${reason}`);
    }
    await sleep(RETRY_PAUSE_MS);
  }
}

/** The process that holds the lock is a visible postmaster, or it is starting, stopping, or in another container. */
async function waitUntilUnlocked({ cluster, lock }: ClusterDirectory): Promise<void> {
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

/** Detached, so that Ctrl+C in a terminal does not stop the database before the product. */
async function spawnPostmaster(
  { cluster, lock, log, prefix }: ClusterDirectory,
  { postgres }: Binaries,
  settings: readonly string[],
): Promise<ChildProcess> {
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const command = [...lockPrefix(lock), ...prefix, postgres, '-D', cluster, ...flags];
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

async function waitUntilReady(
  child: ChildProcess,
  cluster: string,
): Promise<Postmaster | undefined> {
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

const CONFLICT = 1;

/**
 * Put in front of the postmaster's command: it and its children then hold a kernel lock on the file while any
 * of them lives. Unlike process numbers, the lock also works across containers that share the disk.
 */
function lockPrefix(file: string): Prefix {
  return hasFlock() ? ['flock', '--nonblock', '--no-fork', file] : [];
}

function isLocked(file: string): boolean {
  return spawnSync('flock', ['--nonblock', file, 'true']).status === CONFLICT;
}

/** Part of every Linux distribution that can run these PostgreSQL programs; macOS has neither flock nor containers. */
function hasFlock(): boolean {
  return spawnSync('flock', ['--version']).status === 0;
}
