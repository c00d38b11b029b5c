import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import { isDatabaseUnavailable } from '../database-errors.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterDirectory } from './cluster-directory.ts';
import { launchPostmaster } from './launch.ts';
import { SUPERUSER } from './make-cluster.ts';
import { findOwnerName, tryOwnership } from './ownership.queries.ts';
import { findPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts';

const APPLICATION = 'spelling-orchard process ';

/** Another process owns the cluster, which is running at this port. */
export class ClusterOwned extends StartError {
  override name = 'ClusterOwned';
  readonly port: number;

  constructor(holder: string, dataDir: string, port: number) {
    const pid = holder.replace(APPLICATION, '');
    super(
      `Process ${pid} is already running on the data directory ${dataDir}. Stop it first, or set DATA_DIR to another directory.`,
    );
    this.port = port;
  }
}

export interface Owner {
  client: pg.Client;
  port: number;
}

const CONNECT_WITHIN_MS = 5000;
const CONNECT_PAUSE_MS = 100;
/** Long, because the postmaster that a start finds may be in crash recovery. */
const RECOVERY_WITHIN_MS = 60_000;

/**
 * Finds or starts the postmaster and becomes its owner. The owner is the process that holds a lock inside the
 * running cluster, so a killed owner releases it, and the next start uses the postmaster that still runs.
 */
export async function ownCluster(
  directory: ClusterDirectory,
  binaries: Binaries,
  settings: readonly string[],
  dataDir: string,
  port?: number,
): Promise<Owner> {
  const deadline = Date.now() + RECOVERY_WITHIN_MS;
  let launched = false;
  for (;;) {
    let running = await findPostmaster(directory.cluster);
    if (!running) {
      running = await launchPostmaster(directory, binaries, settings, port);
      launched = true;
    }
    const client = await connect(directory, running).catch(async (error: unknown) => {
      // The postmaster is starting or stopping: try again.
      if (Date.now() < deadline && isDatabaseUnavailable(error)) return undefined;
      if (launched) await stopPostmaster(directory.cluster);
      throw unusable(error);
    });
    if (client && (await tryOwnership(client))) return { client, port: running.port };
    const holder = client && (await findOwnerName(client));
    await client?.end();
    if (holder) throw new ClusterOwned(holder, dataDir, running.port);
    await sleep(CONNECT_PAUSE_MS);
  }
}

/** Without TLS, whatever PGSSLMODE says: the server is on the same machine and has no certificate. */
export function clusterAddress(
  { password }: ClusterDirectory,
  port: number,
  database: string,
): string {
  return `postgres://${SUPERUSER}:${password.trim()}@127.0.0.1:${port}/${database}?sslmode=disable`;
}

async function connect(directory: ClusterDirectory, running: Postmaster): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: clusterAddress(directory, running.port, 'postgres'),
    application_name: `${APPLICATION}${process.pid}`,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  });
  // A lost connection also emits 'end', which is handled.
  client.on('error', () => {});
  await client.connect();
  return client;
}

function unusable(cause: unknown): StartError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartError(`The embedded database cannot be used: ${reason}`, { cause });
}
