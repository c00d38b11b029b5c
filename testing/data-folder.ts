import { inject } from 'vitest';
import { copyCluster } from './made-cluster.ts';
import { temporaryFolder } from './temporary-folder.ts';

/**
 * A data directory for this test alone, with an empty database as a first start makes it. Copying one takes a tenth of
 * the time; tests of the first start begin with `temporaryFolder`.
 */
export async function dataFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await addEmptyCluster(folder);
  return folder;
}

/** Adds the empty database to a data directory; where the run has made none, the product makes its own. */
export async function addEmptyCluster(dataDir: string): Promise<void> {
  const cluster = inject('emptyCluster');
  if (cluster !== undefined) await copyCluster(cluster, dataDir);
}
