import { loadConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { withDatabase } from '#server/db/with-database.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { openFileStore } from '#server/files/open-file-store.ts';

/** The database and the files of the product on this data directory, wherever the environment says they are. */
export async function visitProduct(
  dataDir: string,
  visit: (db: Database, files: FileStore) => Promise<void>,
): Promise<void> {
  const config = loadConfig({ ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir });
  const files = await openFileStore(config, { shared: true });
  await withDatabase(config, (db) => visit(db, files));
}
