import type { RequestListener } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { awakeMs } from '#testing/awake-time.ts';
import { errorCodeOf } from '#testing/api-client.ts';
import { aResource } from '#testing/library.ts';
import { misbehavingS3 } from '#testing/misbehaving-s3.ts';
import { aTeacherAlone } from '#testing/people.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
const ADDRESS = '/api/library/pictures/learning/Year%202/Week%201/Slides.pdf';
const PICTURE = '0123456789';
let product: TestApp;
let cookie: string;
let behave: (next: RequestListener) => void;

beforeEach(async () => {
  const s3 = await misbehavingS3(works);
  behave = s3.behave;
  product = await createTestApp(db, { around: () => s3.store });
  cookie = await aTeacherAlone(product, db);
  await aResource(db, product.files, 'Year 2/Week 1/Slides.pdf');
  await db
    .updateTable('objects')
    .set({ picture_blob: 'b'.repeat(32), picture_hash: 'c'.repeat(64) })
    .where('path', '=', 'Year 2/Week 1/Slides.pdf')
    .execute();
});

test('a picture is served while the store works', async () => {
  const response = await open();
  expect([response.status, await response.text()]).toEqual([200, PICTURE]);
});

test.each<[string, RequestListener]>([
  ['refuses the key', (_request, response) => response.writeHead(403).end()],
  ['closes every connection', (request) => request.socket.destroy()],
  ['is frozen', () => {}],
  [
    'freezes after the size',
    (request, response) => {
      if (request.method === 'HEAD') works(request, response);
    },
  ],
  [
    'freezes in the middle',
    (request, response) => {
      if (request.method === 'HEAD') works(request, response);
      else response.writeHead(200, { 'Content-Length': PICTURE.length }).write('01');
    },
  ],
])('a picture of a store that %s fails within 5 seconds', async (_what, listener) => {
  behave(listener);
  const ms = await awakeMs(async () => {
    const response = await open();
    const failed =
      response.status === 503 || (await response.text().catch(() => 'cut off')) === 'cut off';
    expect(failed).toBe(true);
  });
  expect(ms).toBeLessThan(5000);
});

test('a picture that the store has lost is not found, an error in the log, and counted', async () => {
  behave((_request, response) => response.writeHead(404).end());
  const response = await open();
  expect([response.status, await errorCodeOf(response)]).toEqual([404, 'resource/not-found']);
  expect(product.logLines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      level: 50,
      msg: 'a file of the library is missing from the store',
      blob: 'b'.repeat(32),
    }),
  );
  expect(await product.metrics.registry.metrics()).toContain(
    'store_errors_total{fault="missing"} 1',
  );
});

function open(): Promise<Response> {
  return Promise.resolve(product.app.request(ADDRESS, { headers: { cookie } }));
}

/** Every object has these ten bytes. */
const works: RequestListener = (_request, response) => {
  response.writeHead(200, { 'Content-Length': PICTURE.length }).end(PICTURE);
};
