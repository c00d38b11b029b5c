import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { callOf, commandConfig, runCommand, say } from './command.ts';
import { openAssetStore, openExistingFileStore } from './files/open-file-store.ts';
import { createKeptAssets } from './http/kept-assets.ts';
import { readSite } from './http/static-site.ts';
import { createLog } from './log.ts';
import { StartError } from './start-error.ts';

const USAGE = `Use it as: ${callOf('keep-assets', 'FOLDER')}, where FOLDER is that of the release to be replaced`;

/**
 * Saves the assets of a release that does not save them itself, such as version 1.0. Its pages that are still open then
 * find them at the copies that replace it.
 */
await runCommand(async (words) => {
  const [folder, ...others] = words;
  if (folder === undefined || others.length > 0) throw new StartError(USAGE);
  const siteFolder = join(folder, 'dist/web');
  if (!existsSync(siteFolder)) throw new StartError(`There is no folder ${siteFolder}.`);
  const site = await readSite(siteFolder);
  const config = commandConfig();
  // Fails where the product has no files, or assets would be saved into a wrong DATA_DIR.
  await openExistingFileStore(config);
  const store = await openAssetStore(config, { shared: true });
  const now = () => new Date();
  await createKeptAssets({ store, site, log: createLog('silent'), now }).save();
  say('The assets of that release are saved for 30 days.');
});
