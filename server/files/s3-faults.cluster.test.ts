import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { misbehavingS3 } from '#testing/misbehaving-s3.ts';
import { contentOf, readBlob } from './blob-content.ts';

const BLOB = 'a'.repeat(32);
const UNAVAILABLE = { code: 'service/unavailable' };

test.concurrent('a store that does not answer is unavailable, and works again once it answers', async (context) => {
  const { store, behave } = await misbehavingS3(well, context);
  behave((request) => request.socket.destroy());
  await expect(store.sizeOf(BLOB)).rejects.toMatchObject(UNAVAILABLE);
  await expect(store.put(contentOf(Buffer.from('x')))).rejects.toMatchObject(UNAVAILABLE);
  await expect(store.delete(BLOB)).rejects.toMatchObject(UNAVAILABLE);
  await expect(store.list()[Symbol.asyncIterator]().next()).rejects.toMatchObject(UNAVAILABLE);
  behave(well);
  expect(await store.sizeOf(BLOB)).toBe(10);
});

test.concurrent.for([
  { status: 503, code: 'SlowDown', expected: UNAVAILABLE },
  { status: 500, code: 'InternalError', expected: UNAVAILABLE },
  { status: 507, code: 'InsufficientStorage', expected: { code: 'storage/full' } },
  { status: 403, code: 'QuotaExceeded', expected: { code: 'storage/full' } },
])('$status $code of the store becomes the right error', async (answer, context) => {
  const { status, code, expected } = answer;
  const { store, behave } = await misbehavingS3(well, context);
  behave((request, response) => {
    request.resume();
    response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
  });
  await expect(store.put(contentOf(Buffer.from('x')))).rejects.toMatchObject(expected);
});

test.concurrent('a single failed request is repeated', async (context) => {
  const { store, behave } = await misbehavingS3(well, context);
  let asked = 0;
  behave((request, response) => {
    asked += 1;
    if (asked === 1) request.socket.destroy();
    else well(request, response);
  });
  expect((await readBlob(store, BLOB))?.toString()).toBe('0123456789');
});

test.concurrent('a file that is cut off is an error', async (context) => {
  const { store, behave } = await misbehavingS3(well, context);
  behave((request, response) => {
    if (request.method === 'HEAD') return well(request, response);
    response.writeHead(200, { 'Content-Length': 10 }).write('01234');
    return setTimeout(() => request.socket.destroy(), 50);
  });
  await expect(readBlob(store, BLOB)).rejects.toMatchObject(UNAVAILABLE);
});

test.concurrent('a store that takes connections and says nothing is given up within 20 seconds', async (context) => {
  const { store, behave } = await misbehavingS3(well, context);
  behave(() => {});
  const started = performance.now();
  await expect(store.sizeOf(BLOB)).rejects.toMatchObject(UNAVAILABLE);
  expect(performance.now() - started).toBeLessThan(20_000);
});

test.concurrent('a store that stops in the middle of a file is given up within 20 seconds', async (context) => {
  const { store, behave } = await misbehavingS3(well, context);
  behave((request, response) => {
    if (request.method === 'HEAD') return well(request, response);
    return response.writeHead(200, { 'Content-Length': 10 }).write('01234');
  });
  const started = performance.now();
  await expect(readBlob(store, BLOB)).rejects.toMatchObject(UNAVAILABLE);
  expect(performance.now() - started).toBeLessThan(20_000);
});

/** Every file there is has ten bytes. */
const well: RequestListener = (request, response) => {
  if (request.url?.includes('list-type') || request.url?.includes('uploads')) {
    response.end('<ListBucketResult></ListBucketResult>');
  } else response.writeHead(200, { 'Content-Length': 10 }).end('0123456789');
};
