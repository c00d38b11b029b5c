import { expect, test } from 'vitest';
import { requestCode, signInWithCode } from '#contract/session.ts';
import { awakeMs } from '#testing/awake-time.ts';
import { dataFolder } from '#testing/data-folder.ts';
import { startDisposable } from '#testing/disposable-product.ts';
import { eventually } from '#testing/eventually.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { freePort } from '../../db/embedded/free-port.ts';

/** The mail worker retries after 5 seconds, and then after 10; the rest is for a busy machine. */
const SECOND_RETRY_MS = 40_000;
const EMAIL = 'teacher@orchard.example';

test('with the mail server down a code is asked for as quickly as ever, and arrives when it is back', async () => {
  const port = await freePort('127.0.0.1');
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}` };
  const product = await startDisposable(await dataFolder(), { env });
  const ms = await awakeMs(async () => {
    expect((await post(product.url, requestCode.path, { email: EMAIL })).status).toBe(200);
  });
  expect(ms).toBeLessThan(2000);
  await eventually(() => expect(product.output()).toContain('could not be sent yet'));

  const { received } = await startMailServer({ port });
  await eventually(() => expect(received).toHaveLength(1), SECOND_RETRY_MS);
  const code = /^\d{6}/.exec(received[0]?.mail.subject ?? '')?.[0];
  expect(received[0]?.recipients).toEqual([EMAIL]);
  expect((await post(product.url, signInWithCode.path, { email: EMAIL, code })).status).toBe(200);
}, 90_000);

function post(url: string, path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}
