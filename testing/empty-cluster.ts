import type { TestProject } from 'vitest/node';
import { makeClusterForRun } from './made-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The `postgres` folder of a data directory, before the first start of PostgreSQL. */
    emptyCluster?: string;
  }
}

/** Makes one cluster for the whole run, which `dataFolder` copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { cluster, remove } = await makeClusterForRun();
  project.provide('emptyCluster', cluster);
  return remove;
}
