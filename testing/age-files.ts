import { lutimes, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_SECONDS = 24 * 60 * 60;

/** Sets the time of every file in the store to two days ago. */
export async function ageFiles(dataDir: string): Promise<void> {
  const stored = Date.now() / 1000 - 2 * DAY_SECONDS;
  const folder = join(dataDir, 'files');
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isDirectory()) await lutimes(join(entry.parentPath, entry.name), stored, stored);
  }
}
