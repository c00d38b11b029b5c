import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { serveAnswers } from '../../../testing/serve-answers.ts';
import { OpenFailure } from './open-failure.ts';
import { openRangedFile, PART_BYTES } from './ranged-file.ts';

const RESOURCE = {
  year: 'Year 2',
  week: 'Week 1',
  name: 'Slides.pdf',
  bucket: 'learning',
} as const;

test('a file is opened by its first part and knows how long it is', async () => {
  const store = await serveFile(PART_BYTES * 3);
  const file = await open();
  expect(file.head.byteLength).toBe(PART_BYTES);
  expect(file.length).toBe(PART_BYTES * 3);
  expect(store.ranges[0]).toBe(`bytes=0-${PART_BYTES - 1}`);
});

test('the end of a file is asked for before it is needed, and once', async () => {
  const store = await serveFile(PART_BYTES * 2 + 5);
  const file = await open();
  const tail = await file.read(PART_BYTES * 2, PART_BYTES * 2 + 5);
  expect([...tail]).toEqual([2, 2, 2, 2, 2]);
  expect(store.ranges).toHaveLength(2);
});

test('a small file is one request', async () => {
  const store = await serveFile(1000);
  expect((await open()).head.byteLength).toBe(1000);
  expect(store.ranges).toHaveLength(1);
});

test('when the link has expired, one new link serves all waiting reads', async () => {
  const store = await serveFile(PART_BYTES * 5);
  const file = await open();
  store.endLinks();
  const parts = await Promise.all([1, 2, 3].map((part) => read(file, part)));
  expect(parts.map((part) => part[0])).toEqual([1, 2, 3]);
  expect(store.links).toBe(2);
});

test('when no new link is given, the refusal is reported', async () => {
  const store = await serveFile(PART_BYTES * 5);
  const file = await open();
  store.endLinks();
  store.refuseLinks = true;
  const failure = await failureOf(read(file, 1));
  expect(failure).toMatchObject({ reason: 'link', cause: { code: 'subscription/required' } });
  store.refuseLinks = false;
  expect((await read(file, 1))[0]).toBe(1);
});

test('parts of two versions of a file are not put together', async () => {
  const store = await serveFile(PART_BYTES * 5);
  const file = await open();
  store.version = '"second"';
  expect(await failureOf(read(file, 1))).toMatchObject({ reason: 'changed' });
});

test('a file that cannot be opened says whether it was the link or the content', async () => {
  const store = await serveFile(1000);
  store.refuseLinks = true;
  expect(await failureOf(open())).toMatchObject({ reason: 'link' });
  store.refuseLinks = false;
  store.isBroken = true;
  expect(await failureOf(open())).toMatchObject({ reason: 'bytes' });
});

function open() {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  return openRangedFile(RESOURCE, controller.signal);
}

function read(file: Awaited<ReturnType<typeof open>>, part: number) {
  return file.read(part * PART_BYTES, (part + 1) * PART_BYTES);
}

async function failureOf(work: Promise<unknown>): Promise<OpenFailure | undefined> {
  const failure: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  return failure instanceof OpenFailure ? failure : undefined;
}

/** Every byte of the n-th part is n. */
async function serveFile(length: number) {
  let age = 0;
  const store = {
    links: 0,
    ranges: Array.of<string>(),
    version: '"first"',
    refuseLinks: false,
    isBroken: false,
    endLinks: () => (age += 1),
  };
  await serveAnswers((request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/api/library/links') return sendLink(response);
    return sendPart(request, response);
  });
  return store;

  function sendLink(response: ServerResponse): void {
    store.links += 1;
    const error = { code: 'subscription/required', requestId: 'r-1' };
    if (store.refuseLinks) response.writeHead(403).end(JSON.stringify({ error }));
    else response.end(JSON.stringify({ url: `/file?age=${age}` }));
  }

  function sendPart(request: IncomingMessage, response: ServerResponse): void {
    if (store.isBroken) return void response.writeHead(500).end();
    if (request.url !== `/file?age=${age}`) return void response.writeHead(403).end();
    const range = request.headers.range ?? '';
    store.ranges.push(range);
    const [, first = 0, last = 0] = /bytes=(\d+)-(\d+)/.exec(range)?.map(Number) ?? [];
    const end = Math.min(last, length - 1);
    response.writeHead(206, {
      'Content-Range': `bytes ${first}-${end}/${length}`,
      ETag: store.version,
    });
    return void response.end(Buffer.alloc(end - first + 1, first / PART_BYTES));
  }
}
