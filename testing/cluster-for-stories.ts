import { givenEngines } from './cluster/engines.ts';
import { copyCluster, makeClusterForRun } from './made-cluster.ts';

/** The variable by which a run of stories passes its cluster to its workers. */
const VARIABLE = 'ORCHARD_TEST_CLUSTER';

/** Makes one cluster for all stories of a run; those of many copies have a database server. */
export default async function setup(): Promise<() => Promise<void>> {
  if (givenEngines()) return async () => {};
  const { cluster, remove } = await makeClusterForRun();
  process.env[VARIABLE] = cluster;
  return remove;
}

/** Adds the empty database to a data directory. */
export async function addClusterOfRun(dataDir: string): Promise<void> {
  const cluster = process.env[VARIABLE];
  if (cluster !== undefined) await copyCluster(cluster, dataDir);
}
