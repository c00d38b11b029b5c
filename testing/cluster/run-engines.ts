import { inject } from 'vitest';
import type { S3Settings } from '#server/files/s3-client.ts';
import { makeBucket } from './bucket.ts';
import type { Engines } from './engines.ts';

export function runEngines(): Engines {
  const engines = inject('engines');
  if (!engines) throw new Error('only the run `cluster` has engines');
  return engines;
}

/** Creates an empty bucket in the S3 store of the run. */
export function aBucket(): Promise<S3Settings & { endpoint: string }> {
  return makeBucket(runEngines());
}
