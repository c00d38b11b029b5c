import { inject } from 'vitest';
import { copyCluster } from './made-cluster.ts';
import { temporaryFolder } from './temporary-folder.ts';

/**
 * A data directory for this test alone, with an empty database as a first start makes it, but copied, which takes a
 * tenth of the time. Tests of the first start itself begin with `temporaryFolder`.
 */
export async function dataFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await addEmptyCluster(folder);
  return folder;
}

/** Copies the empty database into a data directory. Where the run has none, the product makes one when it starts. */
export async function addEmptyCluster(dataDir: string): Promise<void> {
  const cluster = inject('emptyCluster');
  if (cluster !== undefined) await copyCluster(cluster, dataDir);
}
