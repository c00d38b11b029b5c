import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { once } from 'node:events';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { freePort } from '../db/embedded/free-port.ts';
import type { App } from './context.ts';
import { drain, listen } from './listen.ts';
import { isLoopback } from './loopback.ts';

const db = await openTestDatabase();
let app: App;
const outside = Object.values(networkInterfaces())
  .flat()
  .find((address) => address?.family === 'IPv4' && !address.internal)?.address;

beforeEach(async () => {
  ({ app } = await createTestApp(db));
});

test.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
  '%s is this machine',
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

test.each([
  '0.0.0.0',
  '::',
  '127.0.0.1.evil.example',
  '127.evil',
  'localhost.evil',
  '10.0.0.1',
  '',
])('%j may be another machine', (host) => {
  expect(isLoopback(host)).toBe(false);
});

test.each(['/outbox', '/outbox/', '/outbox/20260101T000000-1.eml', '/outbox/x.eml/html'])(
  '%s is not served under another name of this machine',
  async (path) => {
    for (const host of ['evil.example', 'evil.example:3000', 'localhost.evil.example', 'a b', '']) {
      const response = await app.request(path, { headers: { Host: host } });
      expect([host, response.status]).toEqual([host, 404]);
    }
  },
);

test.each(['localhost:3000', '127.0.0.1', '[::1]:3000'])(
  'the outbox is served for %s',
  async (Host) => {
    expect((await app.request('/outbox', { headers: { Host } })).status).toBe(200);
  },
);

test('the outbox is not served to requests that came through a proxy', async () => {
  const forwarded = (addresses: string) =>
    app.request('/outbox', { headers: { Host: 'localhost', 'X-Forwarded-For': addresses } });
  expect((await forwarded('203.0.113.9')).status).toBe(404);
  expect((await forwarded('127.0.0.1, 203.0.113.9')).status).toBe(404);
  expect((await forwarded('127.0.0.1')).status).toBe(200);
});

test('the outbox is not served where the site has a public address, though a proxy changed the Host header', async () => {
  const behindProxy = await createTestApp(db, { publicUrl: 'https://spelling.example' });
  const response = await behindProxy.app.request('/outbox', {
    headers: { Host: '127.0.0.1:3000' },
  });
  expect(response.status).toBe(404);
});

test.skipIf(!outside)('the outbox is not served to a caller from another address', async () => {
  const port = await freePort('0.0.0.0');
  const server = await listen(app, { host: '0.0.0.0', port }, captureLog().log);
  onTestFinished(() => drain(server, 0));
  expect(await statusFrom('127.0.0.1', port)).toContain('200');
  expect(await statusFrom(outside ?? '', port)).toContain('404');
});

async function statusFrom(address: string, port: number): Promise<string> {
  const socket = connect(port, address);
  onTestFinished(() => void socket.destroy());
  socket.write('GET /outbox HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [answer] = await once(socket, 'data');
  return String(answer).split('\r\n')[0] ?? '';
}
