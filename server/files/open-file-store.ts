import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openDiskStore } from './disk.ts';
import type { FileStore } from './file-store.ts';

/** The file store that the configuration names: a bucket, or a folder in the data directory. */
export async function openFileStore(
  { dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>,
  { shared }: { shared: boolean },
): Promise<FileStore> {
  if (!s3) return openDiskStore(join(dataDir, 'files'), { shared });
  // Only loaded where it is needed: that takes a third of a second.
  const { openS3Store } = await import('./s3.ts');
  return openS3Store(s3);
}
