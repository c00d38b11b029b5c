import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openDatabase } from '../db/database.ts';

test('a product whose database answers is ready', async () => {
  const { app } = await createTestApp(await openTestDatabase());
  expect((await app.request('/health/ready')).status).toBe(200);
});

test('a product whose database accepts connections and never answers is not ready, within 3 seconds', async () => {
  const { app, connections } = await onFrozenDatabase();
  const started = performance.now();
  const probes = await Promise.all(
    Array.from({ length: 30 }, async () => app.request('/health/ready')),
  );
  expect(probes.map(({ status }) => status)).toEqual(probes.map(() => 503));
  expect(performance.now() - started).toBeLessThan(3000);
  expect(probes[0]?.headers.get('Retry-After')).toBe('5');
  expect(connections()).toBe(1);
  expect((await app.request('/health/live')).status).toBe(200);
});

async function onFrozenDatabase() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket.on('error', () => {})));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const db = openDatabase(`postgres://nobody@127.0.0.1:${port}/none`, captureLog().log);
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await db.destroy();
  });
  const { app } = await createTestApp(db);
  return { app, connections: () => sockets.length };
}
