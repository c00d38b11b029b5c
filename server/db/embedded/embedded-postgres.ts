import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { within } from '../../shutdown.ts';
import { findBinaries } from './binaries.ts';
import { openClusterDirectory } from './cluster-directory.ts';
import { clusterAddress, ClusterOwned, type Owner, ownCluster } from './own-cluster.ts';
import { ensureDatabase } from './ownership.queries.ts';
import { stopPostmaster } from './postmaster.ts';

export interface EmbeddedPostgres {
  connectionString: string;
  stop: () => Promise<void>;
}

const DATABASE = 'spelling_orchard';
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
const REVIVE_PAUSE_MS = 1000;
const REVIVED_WITHIN_MS = 10_000;

export function hasEmbeddedPostgres(dataDir: string): boolean {
  return existsSync(folderIn(dataDir));
}

/** For commands: connects to the database of a running product, or starts it until the command ends. */
export async function joinEmbeddedPostgres(
  dataDir: string,
  log: Logger,
): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres(dataDir, log);
  } catch (error) {
    if (!(error instanceof ClusterOwned)) throw error;
    const directory = await openClusterDirectory(folderIn(dataDir), await findBinaries());
    const connectionString = clusterAddress(directory, error.port, DATABASE);
    return { connectionString, stop: () => Promise.resolve() };
  }
}

/** Runs PostgreSQL on `dataDir`/postgres while this process owns it, and starts it again if it dies. */
export async function startEmbeddedPostgres(
  dataDir: string,
  log: Logger,
  settings: readonly string[] = [],
): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const directory = await openClusterDirectory(folderIn(dataDir), binaries);
  const own = (port?: number): Promise<Owner> =>
    ownCluster(directory, binaries, [...SETTINGS, ...settings], dataDir, port);
  let owner = await own();
  let stopping = false;
  let reviving: Promise<void> | undefined;
  try {
    await ensureDatabase(owner.client, DATABASE);
  } catch (error) {
    await stop();
    throw error;
  }
  watch();
  return { connectionString: clusterAddress(directory, owner.port, DATABASE), stop };

  /** The owner's connection ends when the postmaster dies, which is then started again on the same port. */
  function watch(): void {
    owner.client.once('end', () => {
      reviving = revive();
    });
  }

  async function revive(): Promise<void> {
    while (!stopping) {
      log.error('the embedded database went away; starting it again');
      try {
        owner = await own(owner.port);
        watch();
        return;
      } catch (error) {
        log.error({ err: error }, 'the embedded database could not be started again yet');
        await sleep(REVIVE_PAUSE_MS);
      }
    }
  }

  /** Stopping the postmaster releases the lock; releasing it earlier would let another start take over. */
  async function stop(): Promise<void> {
    stopping = true;
    if (reviving) await within(REVIVED_WITHIN_MS, reviving);
    await stopPostmaster(directory.cluster);
  }
}

function folderIn(dataDir: string): string {
  return join(dataDir, 'postgres');
}
