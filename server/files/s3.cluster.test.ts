import { setTimeout as sleep } from 'node:timers/promises';
import {
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aBucket } from '#testing/cluster/run-engines.ts';
import { collect, describeFileStore } from '#testing/file-store-suite.ts';
import { exitCodeOf } from '../start-error.ts';
import { contentOf } from './blob-content.ts';
import { createS3Client } from './s3-client.ts';
import { sweepUnfinished } from './s3-sweep.ts';
import { openS3Store } from './s3.ts';

describeFileStore(emptyStore);

test('more blobs than one page of the store are all listed', async () => {
  const { store } = await emptyStore();
  const stored: string[] = [];
  for (let n = 0; n < 1050; n += 50) {
    const puts = Array.from({ length: 50 }, (_, m) =>
      store.put(contentOf(Buffer.from(`${n + m}`))),
    );
    stored.push(...(await Promise.all(puts)).map(({ blob }) => blob));
  }
  const listed = (await collect(store.list())).map(({ blob }) => blob);
  expect(listed.toSorted()).toEqual(stored.toSorted());
});

test('stores under two prefixes of a bucket see nothing of each other', async () => {
  const settings = await aBucket();
  const [library, assets] = [await openS3Store(settings), await openS3Store(settings, 'assets/')];
  const { blob } = await library.put(contentOf(Buffer.from('slides')));
  const { blob: asset } = await assets.put(contentOf(Buffer.from('script')));
  expect(await collect(library.list())).toMatchObject([{ blob }]);
  expect(await collect(assets.list())).toMatchObject([{ blob: asset }]);
  expect(await library.read(asset)).toBeUndefined();
});

test('200 MB pass through without being held in memory', async () => {
  const { store } = await emptyStore();
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  const { blob, size } = await store.put(watched(200, 1024 * 1024));
  expect(size).toBe(200 * 1024 * 1024);
  expect(await store.sizeOf(blob)).toBe(size);
  expect(most - before).toBeLessThan(100 * 1024 * 1024);

  async function* watched(chunks: number, bytes: number): AsyncIterable<Uint8Array> {
    for (let n = 0; n < chunks; n += 1) {
      yield Buffer.alloc(bytes, n);
      most = Math.max(most, process.memoryUsage().arrayBuffers);
    }
  }
});

describe('an unfinished upload of a killed copy', () => {
  test('is removed once it is a day old', async () => {
    const { store, client, unfinished, place } = await emptyStore();
    // Version 1.0 kept large files there until they were whole.
    await client.send(new PutObjectCommand({ ...place, Key: 'unfinished/a', Body: 'half' }));
    for (const Key of ['blobs/b', 'unfinished/c']) {
      await client.send(new CreateMultipartUploadCommand({ ...place, Key }));
    }
    const { blob } = await store.put(contentOf(Buffer.from('whole')));
    await store.sweep();
    expect(await unfinished()).toEqual(['unfinished/a', 'blobs/b', 'unfinished/c']);
    await sweepUnfinished(client, place.Bucket, { abandonedAfterMs: 0 });
    expect(await unfinished()).toEqual([]);
    expect(await store.sizeOf(blob)).toBe(5);
  });

  test('is removed by two copies at once, and neither fails', async () => {
    const { client, another, unfinished, place } = await emptyStore();
    for (const Key of ['blobs/a', 'blobs/b']) {
      await client.send(new CreateMultipartUploadCommand({ ...place, Key }));
    }
    let aborted = 0;
    client.middlewareStack.add((next, { commandName }) => async (args) => {
      if (commandName === 'AbortMultipartUploadCommand') {
        aborted += 1;
        await sweepUnfinished(another, place.Bucket, { abandonedAfterMs: 0 });
      }
      return next(args);
    });
    await sweepUnfinished(client, place.Bucket, { abandonedAfterMs: 0 });
    expect(aborted).toBe(2);
    expect(await unfinished()).toEqual([]);
  });
});

describe('a presigned download', () => {
  const how = {
    type: 'application/pdf',
    disposition: `attachment; filename="caf_.pdf"; filename*=UTF-8''caf%C3%A9.pdf`,
    seconds: 60,
  };

  test('sends the content as a file of that name and type', async () => {
    const { store, blob } = await handingOut();
    const response = await fetch((await store.presignDownload?.(blob, how)) ?? '');
    expect(await response.text()).toBe('slides');
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(response.headers.get('Content-Disposition')).toBe(how.disposition);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('is refused when its URL was changed or has expired', async () => {
    const { store, blob, other } = await handingOut();
    const address = (await store.presignDownload?.(blob, { ...how, seconds: 1 })) ?? '';
    for (const changed of [
      address.replace(blob, other),
      address.replace('attachment', 'inline'),
      address.replace('X-Amz-Expires=1&', 'X-Amz-Expires=600&'),
    ]) {
      expect(changed).not.toBe(address);
      expect((await fetch(changed)).status).toBe(403);
    }
    await sleep(2500);
    expect((await fetch(address)).status).toBe(403);
  });

  test('is not offered where browsers do not reach the store', async () => {
    const { store } = await emptyStore();
    expect(store.presignDownload).toBeUndefined();
  });

  async function handingOut() {
    const settings = await aBucket();
    const store = await openS3Store({ ...settings, publicEndpoint: settings.endpoint });
    const { blob } = await store.put(contentOf(Buffer.from('slides')));
    const { blob: other } = await store.put(contentOf(Buffer.from('other slides')));
    return { store, blob, other };
  }
});

describe('a start is refused with a sentence', () => {
  test.each([
    ['without the bucket', { bucket: 'nowhere-to-be-found' }, /has no bucket nowhere/, 78],
    ['with a wrong key', { secretAccessKey: 'wrong' }, /does not let us use the bucket/, 78],
    ['without the store', { endpoint: 'http://localhost:9' }, /localhost:9 does not answer/, 1],
  ])('%s', async (_what, wrong, sentence, exitCode) => {
    const settings = await aBucket();
    const refused = openS3Store({ ...settings, ...wrong });
    await expect(refused).rejects.toThrow(sentence);
    expect(exitCodeOf(await refused.catch((error: unknown) => error))).toBe(exitCode);
  });
});

async function emptyStore() {
  const settings = await aBucket();
  const store = await openS3Store(settings);
  const client = createS3Client(settings, settings.endpoint);
  const another = createS3Client(settings, settings.endpoint);
  onTestFinished(() => [client, another].forEach((each) => each.destroy()));
  const place = { Bucket: settings.bucket };
  return { store, client, another, place, unfinished };

  async function unfinished(): Promise<string[]> {
    const prefixed = { ...place, Prefix: 'unfinished/' };
    const { Contents = [] } = await client.send(new ListObjectsV2Command(prefixed));
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand(place));
    return [...Contents, ...Uploads].map(({ Key = '' }) => Key);
  }
}
