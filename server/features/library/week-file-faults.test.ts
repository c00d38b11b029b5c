import { truncate } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { errorCodeOf } from '#testing/api-client.ts';
import { captureLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { aTeacherAlone } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { weekLinks } from '#testing/week-links.ts';
import { sheets } from '../../../e2e/test-pdfs/sheets.ts';
import { freePort } from '../../db/embedded/free-port.ts';
import type { FileStore } from '../../files/file-store.ts';
import { listen } from '../../http/listen.ts';

// The process that reads PDFs is slow to start from its sources.
vi.setConfig({ testTimeout: 60_000 });

const db = await openTestDatabase();
const WEEK = { year: 'Year 4', week: 'Week 10' };
const LARGE = Buffer.alloc(9 * 1024 * 1024, 'large ');
let product: TestApp;
let cookie: string;
let origin: string;
const { plant, ask, linkTo, open } = weekLinks(db, WEEK, () => ({ product, origin, cookie }));
let reads: { begun: number; chunks: number };
/** A blob that cannot be read to its end. */
let breaksOff: string | undefined;

beforeEach(async () => {
  reads = { begun: 0, chunks: 0 };
  breaksOff = undefined;
  product = await createTestApp(db, { around: watchReads });
  cookie = await aTeacherAlone(product, db);
  const port = await freePort('localhost');
  const server = await listen(product.app, { host: 'localhost', port }, captureLog().log);
  onTestFinished(() => void server.close());
  origin = `http://localhost:${port}`;
});

test('an archive with a file that has vanished is not found, and so is a link to it', async () => {
  await plant({ 'A.pdf': sheets(1), 'B.pdf': sheets(1) });
  const url = await linkTo('download');
  const printing = await linkTo('print');
  await deleteBlob('B.pdf');
  for (const method of ['GET', 'HEAD'] as const) {
    expect((await open(url, cookie, method)).status).toBe(404);
  }
  expect((await open(printing)).status).toBe(404);
  for (const purpose of ['download', 'print'] as const) {
    const refused = await ask(purpose);
    expect([refused.status, await errorCodeOf(refused)]).toEqual([404, 'resource/not-found']);
  }
  expect(product.logLines.join('')).toContain('a file of the library is missing from the store');
});

test('an archive with a file that is cut short is unavailable', async () => {
  await plant({ 'A.pdf': sheets(1), 'B.pdf': sheets(1) });
  const url = await linkTo('download');
  const blob = await blobOf('B.pdf');
  await truncate(join(product.folder, 'files', blob.slice(0, 2), blob), 100);
  expect((await open(url)).status).toBe(503);
});

test('an archive that breaks off ends the connection, and the log says that it was cut off', async () => {
  await plant({ 'A.pdf': sheets(1), 'B.pdf': LARGE });
  const url = await linkTo('download');
  breaksOff = await blobOf('B.pdf');
  const response = await open(url);
  await expect(response.arrayBuffer()).rejects.toThrow('terminated');
  const lines = () => product.logLines.map((line) => JSON.parse(line));
  expect(lines()).toContainEqual(
    expect.objectContaining({ msg: 'a file broke off in the middle', blob: breaksOff }),
  );
  await eventually(() => {
    expect(lines()).toContainEqual(
      expect.objectContaining({ msg: 'request', cutOff: true, storeFault: 'failed' }),
    );
  });
});

test('a browser that leaves stops the reading', async () => {
  await plant({ 'A.pdf': LARGE, 'B.pdf': LARGE, 'C.pdf': LARGE });
  const url = await linkTo('download');
  await leaveAfterFirstBytes(url);
  await eventually(() => expect(reads.begun).toBe(0));
  const { chunks } = reads;
  expect(chunks * 64 * 1024).toBeLessThan(2 * LARGE.length);
  // Its place is free again.
  for (let n = 0; n < 4; n += 1) await leaveAfterFirstBytes(url);
});

test('one session downloads three archives at once, and another session is not kept waiting', async () => {
  await plant({ 'A.pdf': LARGE, 'B.pdf': LARGE, 'C.pdf': LARGE });
  const url = await linkTo('download');
  const slow = await Promise.all([open(url), open(url), open(url)]);
  const fourth = await open(url);
  expect([fourth.status, await errorCodeOf(fourth)]).toEqual([429, 'week/too-many']);
  cookie = await signIn(product, db, 'other@active.example');
  const other = await open(await linkTo('download'));
  expect(other.status).toBe(200);
  for (const each of [...slow, other]) await each.body?.cancel();
});

test('a session gets sixty links in ten minutes', async () => {
  await plant({ 'A.pdf': sheets(1) });
  for (let n = 0; n < 60; n += 1) expect((await ask('download')).status).toBe(200);
  const refused = await ask('download');
  expect([refused.status, await errorCodeOf(refused)]).toEqual([429, 'week/too-many']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
});

function leaveAfterFirstBytes(url: string): Promise<void> {
  return new Promise((resolve) => {
    const request = get(origin + url, { headers: { cookie } }, (response) => {
      expect(response.statusCode).toBe(200);
      response.once('data', () => request.destroy());
      response.once('close', resolve);
      response.on('error', () => {});
    });
    request.on('error', () => {});
  });
}

async function deleteBlob(name: string): Promise<void> {
  await product.files.delete(await blobOf(name));
}

async function blobOf(name: string): Promise<string> {
  const { blob } = await db
    .selectFrom('objects')
    .select('blob')
    .where('path', '=', `Year 4/Week 10/${name}`)
    .executeTakeFirstOrThrow();
  return blob ?? '';
}

/** Counts the files that are open and the chunks that were read. */
function watchReads(files: FileStore): FileStore {
  return { ...files, read };

  async function read(...asked: Parameters<FileStore['read']>) {
    const content = await files.read(...asked);
    return content && watch(content, asked[0]);
  }

  async function* watch(content: AsyncIterable<Uint8Array>, blob: string) {
    reads.begun += 1;
    try {
      for await (const chunk of content) {
        reads.chunks += 1;
        yield chunk;
        if (blob === breaksOff) throw new Error('the disk failed');
      }
    } finally {
      reads.begun -= 1;
    }
  }
}
