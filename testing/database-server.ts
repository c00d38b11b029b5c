import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findBinaries } from '#server/db/embedded/binaries.ts';
import { openClusterDirectory } from '#server/db/embedded/cluster-directory.ts';
import { launchPostmaster } from '#server/db/embedded/launch.ts';
import { clusterAddress } from '#server/db/embedded/own-cluster.ts';
import { stopPostmaster } from '#server/db/embedded/postmaster.ts';
import { dataFolder } from './data-folder.ts';

/** A database server that a test can stop and start again, in place of an operator's own. */
export async function startDatabaseServer(more: string[] = []) {
  const binaries = await findBinaries();
  const directory = await openClusterDirectory(join(await dataFolder(), 'postgres'), binaries);
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...more];
  const { port } = await launchPostmaster(directory, binaries, settings);
  onTestFinished(stop);
  return {
    connectionString: clusterAddress(directory, port, 'postgres'),
    stop,
    startAgain: () => launchPostmaster(directory, binaries, settings, port),
  };

  function stop(): Promise<void> {
    return stopPostmaster(directory.cluster);
  }
}
