import type { TestProject } from 'vitest/node';
import { type Radosgw, startRadosgw } from './radosgw.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The S3 store that this run has, if it has one. */
    objectStore: Omit<Radosgw, 'stop'> | undefined;
  }
}

/** Starts one S3 store for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...store } = await startRadosgw();
  project.provide('objectStore', store);
  return stop;
}
