import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { existingDiskStore, openDiskStore } from './disk.ts';
import type { FileStore } from './file-store.ts';

type StoreSettings = Pick<Config, 'dataDir' | 's3'>;

/** The file store that the configuration names: a bucket, or a folder in the data directory. */
export async function openFileStore(
  { dataDir, s3 }: StoreSettings,
  { shared }: { shared: boolean },
): Promise<FileStore> {
  return s3 ? openBucket(s3) : openDiskStore(join(dataDir, 'files'), { shared });
}

/** Opens the file store without creating anything: a missing folder is an error. */
export async function openExistingFileStore({ dataDir, s3 }: StoreSettings): Promise<FileStore> {
  if (s3) return openBucket(s3);
  const folder = join(dataDir, 'files');
  if (!existsSync(folder)) {
    throw new StartError(
      `There is no folder ${folder}. Mount its disk, or set DATA_DIR as the product has it.`,
    );
  }
  return existingDiskStore(folder);
}

/**
 * Where the copies keep the assets of their releases for each other. It is apart from the files of the library,
 * so that backups and checks of the library do not meet them.
 */
export async function openAssetStore(
  { dataDir, s3 }: StoreSettings,
  { shared }: { shared: boolean },
): Promise<FileStore> {
  return s3 ? openBucket(s3, 'assets/') : openDiskStore(join(dataDir, 'assets'), { shared });
}

async function openBucket(
  settings: NonNullable<Config['s3']>,
  prefix?: string,
): Promise<FileStore> {
  // Loaded only where it is needed, because loading takes a third of a second.
  const { openS3Store } = await import('./s3.ts');
  return openS3Store(settings, prefix);
}
