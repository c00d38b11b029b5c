import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries } from '#server/db/embedded/binaries.ts';
import { makeCluster } from '#server/db/embedded/make-cluster.ts';

interface MadeCluster {
  /** The `postgres` folder of a data directory, before the first start of PostgreSQL. */
  cluster: string;
  remove: () => Promise<void>;
}

/** Makes one cluster for a whole run. */
export async function makeClusterForRun(): Promise<MadeCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'orchard-cluster-'));
  const cluster = join(folder, 'postgres');
  await makeCluster(cluster, await findBinaries());
  return { cluster, remove: () => rm(folder, { recursive: true, force: true }) };
}

export async function copyCluster(cluster: string, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  // The `cp` of Node keeps no owners, by which PostgreSQL goes.
  await promisify(execFile)('cp', ['-a', cluster, join(dataDir, 'postgres')]);
}
