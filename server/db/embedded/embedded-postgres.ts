import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { StartError } from '../../start-error.ts';
import { isDatabaseUnavailable } from '../unavailable.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import {
  type ClusterDirectory,
  openClusterDirectory,
  SUPERUSER,
  sweepUnfinishedClusters,
} from './cluster-directory.ts';
import { launchPostmaster } from './launch.ts';
import { ensureDatabase, findOwnerName, tryOwnership } from './ownership.queries.ts';
import { findPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts';

export interface EmbeddedPostgres {
  connectionString: string;
  stop: () => Promise<void>;
}

const DATABASE = 'spelling_orchard';
const APPLICATION = 'spelling-orchard process ';
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
const CONNECT_WITHIN_MS = 5000;
/** Crash recovery of a large database takes its time, and a start that finds one waits for it. */
const RECOVERY_WITHIN_MS = 60_000;
const CONNECT_PAUSE_MS = 100;
const REVIVE_PAUSE_MS = 1000;

/**
 * Runs PostgreSQL on `dataDir`/postgres for as long as this process owns it. The owner is whoever holds
 * a lock inside the running cluster, so a killed owner lets go by itself: its postmaster, if that
 * still runs, is taken over as it is.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  log: Logger,
  settings: readonly string[] = [],
): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const home = join(dataDir, 'postgres');
  const directory = await openClusterDirectory(home, binaries);
  const allSettings = [...SETTINGS, ...settings];
  let owner = await own(directory, binaries, allSettings, dataDir);
  await sweepUnfinishedClusters(home);
  await ensureDatabase(owner.client, DATABASE);

  let stopping = false;
  watch();
  return { connectionString: address(directory, owner.port, DATABASE), stop };

  /** The owner's connection ends with the postmaster: then it is brought back on the same port. */
  function watch(): void {
    owner.client.once('end', () => void revive());
  }

  async function revive(): Promise<void> {
    while (!stopping) {
      log.error('the embedded database went away; starting it again');
      try {
        owner = await own(directory, binaries, allSettings, dataDir, owner.port);
        watch();
        return;
      } catch (error) {
        log.error({ err: error }, 'the embedded database could not be started again yet');
        await sleep(REVIVE_PAUSE_MS);
      }
    }
  }

  async function stop(): Promise<void> {
    stopping = true;
    await owner.client.end().catch(() => {});
    await stopPostmaster(directory.cluster);
  }
}

interface Owner {
  client: pg.Client;
  port: number;
}

async function own(
  directory: ClusterDirectory,
  binaries: Binaries,
  settings: readonly string[],
  dataDir: string,
  port?: number,
): Promise<Owner> {
  const deadline = Date.now() + RECOVERY_WITHIN_MS;
  for (;;) {
    const running =
      (await findPostmaster(directory.cluster)) ??
      (await launchPostmaster(directory, binaries, settings, port));
    const client = await connect(directory, running).catch((error: unknown) => {
      // Found on its way up, or on its way down: look again.
      if (Date.now() > deadline || !isDatabaseUnavailable(error)) throw error;
    });
    if (!client) {
      await sleep(CONNECT_PAUSE_MS);
      continue;
    }
    if (await tryOwnership(client)) return { client, port: running.port };
    const holder = await findOwnerName(client);
    await client.end();
    if (holder) throw heldBy(holder, dataDir);
  }
}

async function connect(directory: ClusterDirectory, running: Postmaster): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: address(directory, running.port, 'postgres'),
    application_name: `${APPLICATION}${process.pid}`,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  });
  // A lost connection also emits 'end', which is where it is dealt with.
  client.on('error', () => {});
  await client.connect();
  return client;
}

function address({ password }: ClusterDirectory, port: number, database: string): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}

function heldBy(holder: string, dataDir: string): StartError {
  const pid = holder.replace(APPLICATION, '');
  return new StartError(
    `Process ${pid} is already running on the data directory ${dataDir}. Stop it first, or set DATA_DIR to another directory.`,
  );
}
