import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrate.ts';
import { type Engines, givenEngines, startEngines } from './engines.ts';
import { makeDatabase } from './postgresql.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engines of this run; undefined in runs that use a disk. */
    engines: Engines | undefined;
  }
}

/** Starts the engines for the whole run, unless the parent run has, and creates the template of its databases. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, databaseServer, objectStore } = await runningEngines();
  const templateUrl = await makeDatabase(databaseServer);
  await migrate(templateUrl);
  project.provide('engines', { databaseServer, objectStore });
  project.provide('templateUrl', templateUrl);
  return stop;
}

async function runningEngines(): ReturnType<typeof startEngines> {
  const given = givenEngines();
  return given ? { ...given, stop: async () => {} } : startEngines();
}
