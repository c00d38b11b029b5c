import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { contentOf } from './blob-content.ts';
import { startCollecting } from './collecting.ts';
import { openDiskStore } from './disk.ts';

const db = await openTestDatabase();
const DAY_MS = 24 * 60 * 60_000;

test('what nothing uses and what was left unfinished goes after the start, and every day', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = join(await temporaryFolder(), 'files');
  const files = await openDiskStore(folder, { shared: true });
  const { log } = captureLog();
  await leave();
  const now = () => new Date();
  const stop = startCollecting({ db, files, log, now });
  onTestFinished(stop);
  await eventually(async () => expect(await left()).toEqual([]));

  await leave();
  await vi.advanceTimersByTimeAsync(DAY_MS);
  await eventually(async () => expect(await left()).toEqual([]));

  async function leave(): Promise<void> {
    const { blob } = await files.put(contentOf(Buffer.from('used by nothing')));
    await utimes(join(folder, blob.slice(0, 2), blob), 0, 0);
    const unfinished = join(folder, 'unfinished', 'abandoned');
    await writeFile(unfinished, 'half a file');
    await utimes(unfinished, 0, 0);
    expect(await left()).toHaveLength(2);
  }

  async function left(): Promise<string[]> {
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    return names.filter((entry) => entry.isFile()).map(({ name }) => name);
  }
});
