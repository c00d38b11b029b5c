import { expect, onTestFinished, test, vi } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openTestStore } from '#testing/test-store.ts';
import { contentOf } from './blob-content.ts';
import { createBlobKeeper } from './blob-keeper.ts';

const db = await openTestDatabase();

test('what another copy was busy with goes soon after, without a further upload', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const files = await openTestStore(await temporaryFolder());
  const { hash } = await files.put(contentOf(Buffer.from('used by nothing')));
  const { log } = captureLog();
  const [ours, another] = [
    createBlobKeeper({ db, files, log }),
    createBlobKeeper({ db, files, log }),
  ];

  await another.using(() => ours.release([hash]));
  expect(await stored()).toEqual([hash]);

  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await stored()).toEqual([]));

  async function stored(): Promise<string[]> {
    const hashes: string[] = [];
    for await (const each of files.list()) hashes.push(each);
    return hashes;
  }
});
