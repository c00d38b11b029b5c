import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { createLog } from '#server/log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database of which every worker gets a copy. */
    templateUrl: string;
  }
}

/** Faster; the data need not survive a crash. Tests of crashes use a cluster of their own. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts one cluster for the whole run and makes the template in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'orchard-tests-'));
  const cluster = await startEmbeddedPostgres(dataDir, createLog('error'), SETTINGS);
  await migrate(cluster.connectionString);
  project.provide('templateUrl', cluster.connectionString);
  return async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
