import { access, constants, mkdir, readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SettingsError } from './start-error.ts';

const ONLY_OWNER = 0o700;
const FOLDERS = ['postgres', 'files'];

/** Creates the data directory if it does not exist. If it cannot be used, the error names the variable. */
export async function makeDataDirectory(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    const names = await readdir(dataDir);
    // Folders that are there may belong to this user while the directory around them does not.
    if (!FOLDERS.some((folder) => names.includes(folder))) await access(dataDir, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(
      `DATA_DIR cannot be used: ${reason}. Set it to a directory that this user may write to.`,
      { cause: error },
    );
  }
}

/** One folder after the other: with `recursive` Node asks for ever where a file system allows no folders, as /proc. */
async function makeFolder(folder: string, isRetry = false): Promise<void> {
  try {
    await mkdir(folder, { mode: ONLY_OWNER });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || isRetry) throw error;
    await makeFolder(dirname(folder));
    await makeFolder(folder, true);
  }
}
