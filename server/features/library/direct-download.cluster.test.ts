import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createLink, type LinkPurpose } from '#contract/library.ts';
import { signOut } from '#contract/session.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { aBucket } from '#testing/cluster/run-engines.ts';
import { captureLog } from '#testing/captured-log.ts';
import { aResource } from '#testing/library.ts';
import { aTeacherAlone } from '#testing/people.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { freePort } from '../../db/embedded/free-port.ts';
import { openS3Store } from '../../files/s3.ts';
import { listen } from '../../http/listen.ts';
import { SIGNED_LINK_SECONDS } from './signed-link.ts';

const db = await openTestDatabase();
const PATH = 'Year 2/Week 1/café & co.pdf';
let product: TestApp;
let cookie: string;
let origin: string;

beforeEach(async () => {
  const settings = await aBucket();
  const store = await openS3Store({ ...settings, publicEndpoint: settings.endpoint });
  product = await createTestApp(db, { around: () => store });
  cookie = await aTeacherAlone(product, db);
  const port = await freePort('localhost');
  const server = await listen(product.app, { host: 'localhost', port }, captureLog().log);
  onTestFinished(() => void server.close());
  origin = `http://localhost:${port}`;
});

test('a download is redirected to the store, which sends the file named with year and week', async () => {
  await aResource(db, product.files, PATH, { content: Buffer.from('%PDF slides') });
  const answer = await ask(await link('download'));
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const address = new URL(answer.headers.get('Location') ?? '');
  expect(address.origin).not.toBe(origin);
  const seconds = Number(address.searchParams.get('X-Amz-Expires'));
  expect(seconds).toBeGreaterThan(SIGNED_LINK_SECONDS.download - 10);
  expect(seconds).toBeLessThanOrEqual(SIGNED_LINK_SECONDS.download);
  const file = await fetch(address);
  expect(await file.text()).toBe('%PDF slides');
  expect(file.headers.get('Content-Type')).toBe('application/pdf');
  expect(file.headers.get('Content-Disposition')).toBe(
    `attachment; filename="Year 2 Week 1 cafe & co.pdf"; filename*=UTF-8''Year%202%20Week%201%20caf%C3%A9%20%26%20co.pdf`,
  );
  expect(product.logLines.join('')).not.toMatch(/X-Amz|signature/i);
});

test('a file to print comes through the product', async () => {
  await aResource(db, product.files, PATH, { content: Buffer.from('%PDF slides') });
  const answer = await ask(await link('print'), { Range: 'bytes=5-10' });
  expect([answer.status, await answer.text()]).toEqual([206, 'slides']);
});

test('a read-only resource gets no URL at the store for any purpose', async () => {
  await aResource(db, product.files, PATH, { bucket: 'learning-readonly' });
  for (const purpose of ['download', 'print']) {
    const input = { bucket: 'learning-readonly', path: PATH, purpose };
    const refused = await callApi(product, createLink, input, { cookie });
    expect(await errorCodeOf(refused)).toBe('resource/read-only');
  }
  const view = await link('view', 'learning-readonly');
  expect((await ask(view)).status).toBe(403);
  const changed = await ask(view.replace('purpose=view', 'purpose=download'));
  expect([changed.status, changed.headers.get('Location')]).toEqual([403, null]);
});

test('a link of a signed-out session, and a link to a deleted file, are not redirected', async () => {
  const { blob } = await aResource(db, product.files, PATH);
  const url = await link('download');
  await product.files.delete(blob);
  expect((await ask(url)).status).toBe(404);
  await callApi(product, signOut, {}, { cookie });
  const refused = await ask(url);
  expect([refused.status, refused.headers.get('Location')]).toEqual([401, null]);
});

async function link(purpose: LinkPurpose, bucket = 'learning'): Promise<string> {
  const input = { bucket, path: PATH, purpose };
  return (await answerOf(createLink, await callApi(product, createLink, input, { cookie }))).url;
}

function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(origin + url, { redirect: 'manual', headers: { cookie, ...headers } });
}
