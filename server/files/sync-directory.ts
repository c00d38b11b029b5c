import { open } from 'node:fs/promises';

/** Makes the names inside a directory survive a power cut; syncing a file alone does not. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
