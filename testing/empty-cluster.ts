import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findBinaries } from '#server/db/embedded/binaries.ts';
import { makeCluster } from '#server/db/embedded/make-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The `postgres` folder of a data directory, before the first start of PostgreSQL. */
    emptyCluster?: string;
  }
}

/** Makes one cluster for the whole run, which `dataFolder` copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'orchard-cluster-'));
  const cluster = join(folder, 'postgres');
  await makeCluster(cluster, await findBinaries());
  project.provide('emptyCluster', cluster);
  return () => rm(folder, { recursive: true, force: true });
}
