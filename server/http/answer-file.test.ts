import { mkdir, rm, symlink, truncate } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLink } from '#contract/library.ts';
import { awakeMs } from '#testing/awake-time.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { captureLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { aResource } from '#testing/library.ts';
import { misbehavingS3 } from '#testing/misbehaving-s3.ts';
import { aTeacherAlone } from '#testing/people.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { freePort } from '../db/embedded/free-port.ts';
import type { FileStore } from '../files/file-store.ts';
import { drain, listen } from './listen.ts';

const db = await openTestDatabase();
const PATH = 'Year 2/Week 1/Slides.pdf';
const KIB = 1024;
/** A file that is cached in memory, and one that is too large for it. */
const SIZES = [
  ['small', 700 * KIB],
  ['large', 9 * KIB * KIB],
] as const;
const OF_THE_FILE = ['etag', 'content-disposition', 'accept-ranges', 'content-range'];
const NO_ANSWER = new Promise<never>(() => {});

describe.each(SIZES)('a %s file', (_kind, size) => {
  test('that is missing on the disk is not found, and the log says so', async () => {
    const product = await start(size);
    await rm(product.file);
    expectError(await product.open(), 404, 'resource/not-found');
    expectError(await product.open({ method: 'HEAD' }), 404);
    expect(product.errors()).toContain('a file of the library is missing from the store');
    expect(await product.metric('store_errors_total{fault="missing"}')).toBe(2);
  });

  test('with a directory in its place is not found', async () => {
    const product = await start(size);
    await rm(product.file);
    await mkdir(product.file);
    expectError(await product.open(), 404, 'resource/not-found');
  });

  test('that cannot be opened is unavailable', async () => {
    const product = await start(size);
    await rm(product.file);
    await symlink(product.file, product.file);
    expectError(await product.open(), 503, 'service/unavailable');
  });

  test.each([
    ['refuses to open it', { read: () => Promise.reject(new Error('refused')) }, 503],
    ['never opens it', { read: () => NO_ANSWER }, 503],
    ['opens it slowly and gives nothing', { read: opensSlowly }, 503],
  ])('of a store that %s is answered within 5 seconds', async (_what, faulty, status) => {
    const product = await start(size, (files) => ({ ...files, ...faulty }));
    const ms = await awakeMs(async () => expectError(await product.open(), status));
    expect(ms).toBeLessThan(5000);
  });

  test('that is shorter than announced ends the connection', async () => {
    const product = await start(size);
    await truncate(product.file, size / 2);
    const ms = await awakeMs(async () => {
      const answer = await product.open().catch(() => undefined);
      expect(answer?.status ?? 'cut off').not.toBe(200);
    });
    expect(ms).toBeLessThan(5000);
  });

  test('requested with HEAD is not opened', async () => {
    let reads = 0;
    const product = await start(size, (files) => ({
      ...files,
      read: (blob, range) => {
        reads += 1;
        return files.read(blob, range);
      },
    }));
    const { status, headers } = await product.open({ method: 'HEAD' });
    expect([status, headers['content-length']]).toEqual([200, String(size)]);
    expect(reads).toBe(0);
  });
});

test('a store that fails in the middle of a file ends the connection at once', async () => {
  const product = await start(SIZES[1][1], (files) => ({
    ...files,
    read: async () => breaksOff(),
  }));
  const ms = await awakeMs(() => expect(product.open()).rejects.toThrow('aborted'));
  expect(ms).toBeLessThan(2000);
  expect(product.errors()).toContain('a file broke off in the middle');
  expect(await product.isServing()).toBe(true);
});

test('a frozen S3 store leads to 503 within 5 seconds, and one that lost the object to 404', async () => {
  const { store, behave } = await misbehavingS3((_request, response) => response.end());
  const product = await start(SIZES[1][1], (files) => ({ ...store, put: files.put }));
  behave(() => {});
  const ms = await awakeMs(async () => {
    expectError(await product.open(), 503, 'service/unavailable');
  });
  expect(ms).toBeLessThan(5000);
  behave((_request, response) => {
    response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  });
  expectError(await product.open(), 404, 'resource/not-found');
});

test('a store that stops in the middle of a file ends the connection within 5 seconds', async () => {
  const product = await start(SIZES[1][1], (files) => ({ ...files, read: async () => stalls() }));
  const ms = await awakeMs(() => expect(product.open()).rejects.toThrow('aborted'));
  expect(ms).toBeLessThan(5000);
  expect(product.errors()).toContain('no answer within');
  await eventually(async () => {
    expect(await product.metric('store_errors_total{fault="late"}')).toBe(1);
  });
});

test.each([
  ['refuses the key', 403, 'InvalidAccessKeyId'],
  ['has lost the bucket', 404, 'NoSuchBucket'],
  ['is too busy', 503, 'SlowDown'],
])('an S3 store that %s leads to 503, and the log says why', async (_what, status, code) => {
  const { store, behave } = await misbehavingS3((_request, response) => response.end());
  const product = await start(SIZES[1][1], (files) => ({ ...store, put: files.put }));
  behave((_request, response) => {
    response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
  });
  expectError(await product.open(), 503, 'service/unavailable');
  expect(product.errors()).toContain(`"reason":"the store answered ${status} ${code}`);
  expect(await product.metric('store_errors_total{fault="failed"}')).toBe(1);
});

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Starts the product on a port, with a resource of this size; `around` wraps its file store. */
async function start(size: number, around = (files: FileStore) => files) {
  const product = await createTestApp(db, { around });
  const cookie = await aTeacherAlone(product, db);
  const content = Buffer.alloc(size, `%PDF-1.7 ${Math.random()}`);
  const { blob } = await aResource(db, product.files, PATH, { content });
  const input = { bucket: 'learning', path: PATH, purpose: 'print' };
  const { url } = await answerOf(createLink, await callApi(product, createLink, input, { cookie }));
  const port = await freePort('localhost');
  const server = await listen(product.app, { host: 'localhost', port }, captureLog().log);
  onTestFinished(() => drain(server, 0));
  return {
    file: join(product.folder, 'files', blob.slice(0, 2), blob),
    errors: () => product.logLines.filter((line) => line.includes('"level":50')).join(''),
    metric: async (name: string) => {
      const lines = (await product.metrics.registry.metrics()).split('\n');
      return Number(
        lines
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')
          .at(-1) ?? 0,
      );
    },
    isServing: async () => (await fetch(`http://localhost:${port}/health/live`)).ok,
    open: ({ method = 'GET' } = {}) => ask(`http://localhost:${port}${url}`, { method, cookie }),
  };
}

async function ask(url: string, { method, cookie }: { method: string; cookie: string }) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { method, headers: { cookie } }, resolve).on('error', reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const { statusCode: status, headers } = response;
  return { status, headers, body: Buffer.concat(chunks).toString() };
}

function expectError({ status, headers, body }: Answer, expected: number, code = ''): void {
  expect(status).toBe(expected);
  expect(body).toContain(code);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-type']).toContain('application/json');
  for (const name of OF_THE_FILE) expect(headers).not.toHaveProperty(name);
  const length = body ? Number(headers['content-length'] ?? body.length) : 0;
  expect(length).toBe(body.length);
}

async function opensSlowly(): Promise<AsyncIterable<Uint8Array>> {
  await sleep(2000);
  return silent();
}

async function* silent(): AsyncIterable<Uint8Array> {
  await NO_ANSWER;
  yield new Uint8Array(1);
}

async function* stalls(): AsyncIterable<Uint8Array> {
  yield Buffer.alloc(256 * KIB, 'x');
  await NO_ANSWER;
}

async function* breaksOff(): AsyncIterable<Uint8Array> {
  yield Buffer.alloc(256 * KIB, 'x');
  await sleep(100);
  throw new Error('the store went away');
}
