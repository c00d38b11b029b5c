import { withArchive } from './backups/archive-reader.ts';
import { describeLostFile, MANIFEST } from './backups/manifest.ts';
import { progress, quantity } from './backups/progress.ts';
import { readManifest, restoreBackup } from './backups/restore-backup.ts';
import { callOf, commandConfig, runCommand, say } from './command.ts';
import { withUnusedDatabase } from './db/with-database.ts';
import { openFileStore } from './files/open-file-store.ts';
import { StartError } from './start-error.ts';

const USAGE = `Use it as: ${callOf('restore', 'FILE')}`;

/** Restores what the backup command wrote, into an empty database and an empty file store. */
await runCommand(async ([file, ...rest]) => {
  if (file === undefined || rest.length > 0) throw new StartError(USAGE);
  const config = commandConfig();
  await withArchive(file, MANIFEST, async (archive) => {
    const manifest = await readManifest(archive);
    say(`${file} is whole. It was made at ${manifest.madeAt}.`);
    const { lost, ...amount } = await withUnusedDatabase(config, async (connectionString) => {
      const files = await openFileStore(config, { shared: true });
      return restoreBackup(archive, manifest, { connectionString, files }, progress(say));
    });
    for (const each of lost) say(`It was so when the backup was made: ${describeLostFile(each)}`);
    say(`Restored ${quantity(amount)}. Everybody has to sign in again.`);
  });
});
