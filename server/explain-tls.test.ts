import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './db/embedded/free-port.ts';
import { explainTls } from './explain-tls.ts';
import { runCheck } from './doctor/finding.ts';
import { publicAddressCheck } from './doctor/public-address-check.ts';

test('an https address where something else answers is a sentence, with a remedy of its own', async () => {
  const server = createServer((_request, response) => response.end('no TLS'));
  const port = await freePort('localhost');
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  onTestFinished(() => void server.close());
  const publicUrl = `https://localhost:${port}`;
  expect(await runCheck(publicAddressCheck({ publicUrl, production: true }))).toEqual([
    {
      level: 'fault',
      part: 'PUBLIC_URL',
      sentence: 'What answers there does not speak TLS.',
      remedy: expect.stringContaining('Is the address http and not https'),
    },
  ]);
});

test.each([
  ['CERT_HAS_EXPIRED', 'certificate has expired', 'has expired'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate', 'nobody whom this machine trusts'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unable to verify', 'nobody whom this machine trusts'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'Host: x. is not cert', 'for another name'],
  ['ESOCKET', 'self-signed certificate in certificate chain', 'nobody whom this machine trusts'],
])('%s is explained, also as the cause of another error', (code, message, words) => {
  const cause = Object.assign(new Error(message), { code });
  expect(explainTls(new TypeError('fetch failed', { cause }))?.sentence).toContain(words);
});

test('other failures are left as they are', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), {
    code: 'ECONNREFUSED',
  });
  expect(explainTls(error)).toBeUndefined();
});
