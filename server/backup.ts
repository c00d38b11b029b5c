import { existsSync } from 'node:fs';
import { writeArchive } from './backups/archive-writer.ts';
import { progress, quantity } from './backups/progress.ts';
import { writeBackup } from './backups/write-backup.ts';
import { commandConfig, runCommand, say } from './command.ts';
import { withUnmigratedDatabase, withPool } from './db/with-database.ts';
import { openFileStore } from './files/open-file-store.ts';
import { StartError } from './start-error.ts';

const USAGE = 'Use it as: npm run backup -- FILE';

/** Writes the database and the files into one backup file. The product may be running or not. */
await runCommand(async ([file, ...rest]) => {
  if (file === undefined || rest.length > 0) throw new StartError(USAGE);
  if (existsSync(file)) throw new StartError(`${file} is there already.`);
  const config = commandConfig();
  if (!config.databaseUrl && !existsSync(config.dataDir)) {
    throw new StartError(`There is nothing to back up: ${config.dataDir} is not there.`);
  }
  const now = () => new Date();
  const amount = await withUnmigratedDatabase(config, (connectionString) =>
    withPool(connectionString, async (db) => {
      const files = await openFileStore(config, { shared: true });
      const needs = { db, files, now };
      return writeArchive(file, now(), (archive) => writeBackup(needs, archive, progress(say)));
    }),
  );
  say(`${file} has ${quantity(amount)}.`);
});
