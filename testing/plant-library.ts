import { join } from 'node:path';
import type { Bucket } from '#contract/library.ts';
import { openDatabase } from '#server/db/database.ts';
import { visitEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { openDiskStore } from '#server/files/disk.ts';
import { createLog } from '#server/log.ts';
import { aFolder, aResource } from './library.ts';

interface Planted {
  path: string;
  content?: Buffer;
  bucket?: Bucket;
}

/** Puts folders and resources into a product that is running on this data directory. */
export async function plantLibrary(
  dataDir: string,
  { folders = [], resources = [] }: { folders?: string[]; resources?: Planted[] },
): Promise<void> {
  const log = createLog('error');
  const visit = await visitEmbeddedPostgres(dataDir, log);
  const db = openDatabase(visit.connectionString, log);
  const files = await openDiskStore(join(dataDir, 'files'), { shared: true });
  for (const path of folders) await aFolder(db, files, path);
  for (const { path, ...rest } of resources) await aResource(db, files, path, rest);
  await db.destroy();
  await visit.stop();
}
