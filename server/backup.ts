import { existsSync } from 'node:fs';
import { reasonOf } from './app-error.ts';
import { type ArchiveWriter, writeArchive } from './backups/archive-writer.ts';
import { insertBackup } from './backups/backups.queries.ts';
import { progress, quantity } from './backups/progress.ts';
import { describeLostFile } from './backups/manifest.ts';
import { type Amount, writeBackup } from './backups/write-backup.ts';
import { callOf, commandConfig, runCommand, say } from './command.ts';
import type { Database } from './db/database.ts';
import { withUnmigratedDatabase, withPool } from './db/with-database.ts';
import { openFileStore } from './files/open-file-store.ts';
import { StartError } from './start-error.ts';

const USAGE = `Use it as: ${callOf('backup', 'FILE')}`;
const LOST = `It can be restored without these files, but does not count as the backup of today. Upload these resources again or delete them, and make another; \`${callOf('check-store', '--deep')}\` names every such file.`;

/** Writes the database and the files into one backup file. The product may be running or not. */
await runCommand(async ([file, ...rest]) => {
  if (file === undefined || rest.length > 0) throw new StartError(USAGE);
  if (existsSync(file)) throw new StartError(`${file} is there already.`);
  const config = commandConfig();
  if (!config.databaseUrl && !existsSync(config.dataDir)) {
    throw new StartError(`There is nothing to back up: ${config.dataDir} is not there.`);
  }
  const now = () => new Date();
  await withUnmigratedDatabase(config, (connectionString) =>
    withPool(connectionString, async (db) => {
      const files = await openFileStore(config, { shared: true });
      const needs = { db, files, now };
      const write = (archive: ArchiveWriter) => writeBackup(needs, archive, progress(say));
      const { lost, ...amount } = await writeArchive(file, now(), write);
      say(`${file} has ${quantity(amount)}.`);
      if (lost.length === 0) return noteBackup(db, amount);
      for (const each of lost) say(describeLostFile(each));
      throw new StartError(LOST);
    }),
  );
});

/** For monitoring alone: a database of an earlier release has no table for it, and a standby accepts no writes. */
async function noteBackup(db: Database, amount: Amount): Promise<void> {
  try {
    await insertBackup(db, amount);
  } catch (error) {
    say(`The time of this backup could not be noted for monitoring: ${reasonOf(error)}`);
  }
}
