import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { findBinaries } from '#server/db/embedded/binaries.ts';
import { openClusterDirectory } from '#server/db/embedded/cluster-directory.ts';
import { launchPostmaster } from '#server/db/embedded/launch.ts';
import { clusterAddress } from '#server/db/embedded/own-cluster.ts';
import { stopPostmaster } from '#server/db/embedded/postmaster.ts';
import { pingDatabase } from '#server/db/ping.queries.ts';
import { withPool } from '#server/db/with-database.ts';
import { dataFolder } from './data-folder.ts';
import { eventually } from './eventually.ts';

/** A database server that a test can stop and start again, in place of an operator's own. */
export async function startDatabaseServer(more: string[] = []) {
  const binaries = await findBinaries();
  const directory = await openClusterDirectory(join(await dataFolder(), 'postgres'), binaries);
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...more];
  const { port } = await launchPostmaster(directory, binaries, settings);
  onTestFinished(stop);
  const connectionString = clusterAddress(directory, port, 'postgres');
  return {
    connectionString,
    stop,
    startAgain: () => launchPostmaster(directory, binaries, settings, port),
    becomeStandby,
    promote: () => withPool(connectionString, (db) => sql`select pg_promote()`.execute(db)),
  };

  /** Starts it again as the standby of a primary that never sends anything: it answers, and takes no writes. */
  async function becomeStandby(): Promise<void> {
    await stop();
    await writeFile(join(directory.cluster, 'standby.signal'), '');
    const flags = [...settings, `port=${port}`].flatMap((setting) => ['-c', setting]);
    const command = [...directory.prefix, binaries.postgres, '-D', directory.cluster, ...flags];
    const [program = '', ...words] = command;
    spawn(program, words, { stdio: 'ignore' });
    await eventually(() => withPool(connectionString, pingDatabase));
  }

  function stop(): Promise<void> {
    return stopPostmaster(directory.cluster);
  }
}
