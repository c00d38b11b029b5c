import { withArchive } from './backups/archive-reader.ts';
import { MANIFEST } from './backups/manifest.ts';
import { progress, quantity } from './backups/progress.ts';
import { readManifest, restoreBackup } from './backups/restore-backup.ts';
import { commandConfig, runCommand, say } from './command.ts';
import { withUnusedDatabase } from './db/with-database.ts';
import { openFileStore } from './files/open-file-store.ts';
import { StartError } from './start-error.ts';

const USAGE = 'Use it as: npm run restore -- FILE';

/** Restores what `npm run backup` wrote, into an empty database and an empty file store. */
await runCommand(async ([file, ...rest]) => {
  if (file === undefined || rest.length > 0) throw new StartError(USAGE);
  const config = commandConfig();
  await withArchive(file, MANIFEST, async (archive) => {
    const manifest = await readManifest(archive);
    say(`${file} is whole. It was made at ${manifest.madeAt}.`);
    const amount = await withUnusedDatabase(config, async (connectionString) => {
      const files = await openFileStore(config, { shared: true });
      return restoreBackup(archive, manifest, { connectionString, files }, progress(say));
    });
    say(`Restored ${quantity(amount)}. Everybody has to sign in again.`);
  });
});
