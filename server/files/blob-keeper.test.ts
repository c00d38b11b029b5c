import { expect, onTestFinished, test, vi } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openTestStore } from '#testing/test-store.ts';
import { contentOf } from './blob-content.ts';
import { createBlobKeeper } from './blob-keeper.ts';

const db = await openTestDatabase();

test('what is confirmed stays until its transaction is over, whatever became of the connection that kept it', async () => {
  const { files, ours, another } = await twoKeepers();
  const { hash } = await files.put(contentOf(Buffer.from('soon referred to')));
  await db.transaction().execute(async (transaction) => {
    await ours.confirm(transaction, [hash]);
    expect(await another.collect()).toBe(0);
  });
  expect(await another.collect()).toBe(1);
});

test('nothing refers to a file that has gone', async () => {
  const { ours, another, files } = await twoKeepers();
  const { hash } = await files.put(contentOf(Buffer.from('gone too soon')));
  await another.collect();
  const referring = db.transaction().execute((transaction) => ours.confirm(transaction, [hash]));
  await expect(referring).rejects.toMatchObject({ code: 'service/unavailable' });
});

test('what another copy was busy with goes soon after, without a further upload', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { files, ours, another } = await twoKeepers();
  const { hash } = await files.put(contentOf(Buffer.from('used by nothing')));

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

/** As two copies of the product have them: on one database and one store. */
async function twoKeepers() {
  const files = await openTestStore(await temporaryFolder());
  const { log } = captureLog();
  const keeper = () => createBlobKeeper({ db, files, log });
  return { files, ours: keeper(), another: keeper() };
}
