import { get, type IncomingMessage } from 'node:http';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createLink, type LinkPurpose } from '#contract/library.ts';
import { signOut } from '#contract/session.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { captureLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { aResource } from '#testing/library.ts';
import { aTeacherAlone } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { freePort } from '../../db/embedded/free-port.ts';
import { listen } from '../../http/listen.ts';

const db = await openTestDatabase();
const HOT = Buffer.alloc(1024 * 1024, 'hot ');
/** Larger than a blob that is kept in memory may be. */
const COLD = Buffer.alloc(9 * 1024 * 1024, 'cold ');
let product: TestApp;
let cookie: string;
let origin: string;

beforeEach(async () => {
  product = await createTestApp(db);
  cookie = await aTeacherAlone(product, db);
  const port = await freePort('localhost');
  const server = await listen(product.app, { host: 'localhost', port }, captureLog().log);
  onTestFinished(() => void server.close());
  origin = `http://localhost:${port}`;
});

test.each([
  ['from memory', HOT],
  ['from the store', COLD],
])(
  'over a socket a file %s arrives whole, with the headers of every answer',
  async (_from, content) => {
    const url = await put(content, 'download');
    const { status, headers, body } = await fetchRaw(url);
    expect(status).toBe(200);
    expect(body.equals(content)).toBe(true);
    expect(headers).toMatchObject({
      'content-length': String(content.length),
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-cache',
    });
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['x-request-id']).toBeTruthy();
  },
);

test.each([
  ['from memory', HOT],
  ['from the store', COLD],
])(
  'over a socket a part %s is that part, and is logged and counted as one',
  async (_from, content) => {
    const url = await put(content);
    const { status, headers, body } = await fetchRaw(url, { Range: 'bytes=100-199' });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes 100-199/${content.length}`);
    expect(body.equals(content.subarray(100, 200))).toBe(true);
    // Written when the server has sent the last byte, which the client may have read by then.
    await eventually(() => {
      const lines = product.logLines.map((line) => JSON.parse(line));
      expect(lines.at(-1)).toMatchObject({
        path: expect.stringContaining('/api/files/'),
        status: 206,
      });
    });
    expect(await product.metrics.registry.metrics()).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/files/:bucket/:year/:week/:name",status="206"} 1',
    );
  },
);

test('a file leaves one line in the log, without its signature', async () => {
  const url = await put(HOT);
  product.logLines.length = 0;
  await fetchRaw(url);
  await eventually(() => expect(product.logLines).toHaveLength(1));
  expect(product.logLines.join('')).not.toContain('signature');
});

test('over a socket a changed link, another session and a lapse are refused', async () => {
  const url = await put(HOT);
  expect((await fetchRaw(url.replace('purpose=print', 'purpose=download'))).status).toBe(403);
  expect((await fetchRaw(url, { cookie: `${cookie}x` })).status).toBe(401);
  const colleague = await signIn(product, db, 'colleague@active.example');
  expect((await fetchRaw(url, { cookie: colleague })).status).toBe(403);
  await db.updateTable('schools').set({ subscription_status: 'inactive' }).execute();
  expect((await fetchRaw(url)).status).toBe(403);
  await db.updateTable('schools').set({ subscription_status: 'active' }).execute();
  expect((await fetchRaw(url)).status).toBe(200);
  await callApi(product, signOut, {}, { cookie });
  expect((await fetchRaw(url)).status).toBe(401);
});

test('a reader who goes away in the middle leaves the others served', async () => {
  const url = await put(COLD);
  await new Promise<void>((resolve) => {
    const request = get(origin + url, { headers: { cookie } }, (response) => {
      response.once('data', () => request.destroy());
      response.once('close', resolve);
      response.on('error', () => {});
    });
    request.on('error', () => {});
  });
  expect((await fetchRaw(url)).body.equals(COLD)).toBe(true);
});

async function put(content: Buffer, purpose: LinkPurpose = 'print'): Promise<string> {
  const path = `Year 2/Week 1/${content.length}.pdf`;
  await aResource(db, product.files, path, { content });
  const input = { bucket: 'learning', path, purpose };
  return (await answerOf(createLink, await callApi(product, createLink, input, { cookie }))).url;
}

async function fetchRaw(url: string, headers: Record<string, string> = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(origin + url, { headers: { cookie, ...headers } }, resolve).on('error', reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}
