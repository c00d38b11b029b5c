import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeFileStore } from '#testing/file-store-suite.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { openDiskStore } from './disk.ts';

describeFileStore(emptyStore);

describe('an unfinished blob of a killed process', () => {
  test('is removed at the next start, whatever the clock said', async () => {
    const { folder, unfinished } = await emptyStore();
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000);
    await writeFile(join(folder, 'unfinished', 'left-over'), 'half a file');
    await writeFile(join(folder, 'unfinished', 'of-tomorrow'), 'half a file');
    await utimes(join(folder, 'unfinished', 'of-tomorrow'), tomorrow, tomorrow);
    await openDiskStore(folder, { shared: false });
    expect(await unfinished()).toEqual([]);
  });

  test('is left alone for a day where another copy may still be writing it', async () => {
    const { folder, unfinished } = await emptyStore();
    await writeFile(join(folder, 'unfinished', 'in-progress'), 'half a file');
    await writeFile(join(folder, 'unfinished', 'abandoned'), 'half a file');
    await utimes(join(folder, 'unfinished', 'abandoned'), 0, 0);
    const shared = await openDiskStore(folder, { shared: true });
    expect(await unfinished()).toHaveLength(2);
    await shared.sweep();
    expect(await unfinished()).toEqual(['in-progress']);
  });
});

async function emptyStore() {
  const folder = join(await temporaryFolder(), 'files');
  const store = await openDiskStore(folder, { shared: false });
  return { folder, store, unfinished: () => readdir(join(folder, 'unfinished')) };
}
