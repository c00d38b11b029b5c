import { join } from 'node:path';
import { inject } from 'vitest';
import { openDiskStore } from '#server/files/disk.ts';
import type { FileStore } from '#server/files/file-store.ts';

/** An empty file store: in the folder, or in a new bucket when the run has an S3 store. */
export async function openTestStore(folder: string): Promise<FileStore> {
  const engines = inject('engines');
  if (!engines) return openDiskStore(join(folder, 'files'), { shared: false });
  const [{ makeBucket }, { openS3Store }] = await Promise.all([
    import('./cluster/bucket.ts'),
    import('#server/files/s3.ts'),
  ]);
  return openS3Store(await makeBucket(engines));
}
