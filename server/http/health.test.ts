import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { awakeMs } from '#testing/awake-time.ts';
import { captureLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { aFolder, libraryChanges } from '#testing/library.ts';
import { anAdministrator } from '#testing/people.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { slides } from '../../e2e/test-pdfs/slides.ts';
import { openDatabase } from '../db/database.ts';
import { existingDiskStore } from '../files/disk.ts';
import type { FileStore } from '../files/file-store.ts';
import { StoreError } from '../files/store-error.ts';

test('a product whose database answers is ready', async () => {
  const { app } = await createTestApp(await openTestDatabase());
  expect((await app.request('/health/ready')).status).toBe(200);
});

test('a product whose database accepts connections and never answers is not ready, within 3 seconds', async () => {
  const { app, connections } = await onFrozenDatabase();
  let probes: Response[] = [];
  const ms = await awakeMs(async () => {
    const asked = Array.from({ length: 30 }, async () => app.request('/health/ready'));
    probes = await Promise.all(asked);
  });
  expect(probes.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 503));
  expect(ms).toBeLessThan(3000);
  expect(probes[0]?.headers.get('Retry-After')).toBe('5');
  expect(connections()).toBe(1);
  expect((await app.request('/health/live')).status).toBe(200);
});

test('readiness says why it is refused, in the answer and in the log', async () => {
  const { app, logLines } = await onFrozenDatabase();
  const probe = await app.request('/health/ready');
  expect(await probe.json()).toEqual({
    status: 'unavailable',
    reason: 'the database does not answer',
  });
  expect(warningsIn(logLines)).toEqual(['the database does not answer']);
});

test('a copy that stops says so', async () => {
  const { app } = await createTestApp(await openTestDatabase(), { stopping: true });
  const probe = await app.request('/health/ready');
  expect(await probe.json()).toEqual({ status: 'unavailable', reason: 'stopping' });
});

test('a file store that fails or freezes is reported without delay, and the product stays ready', async () => {
  const db = await openTestDatabase();
  const refused = new StoreError('failed', { reason: 'the store answered 403' });
  let sizeOf: FileStore['sizeOf'] = () => Promise.reject(refused);
  const { app, logLines } = await createTestApp(db, {
    around: (files) => ({ ...files, sizeOf: (blob) => sizeOf(blob) }),
  });
  await eventually(async () => {
    const probe = await app.request('/health/ready');
    const expected = { status: 'ready', warning: 'the file store does not answer' };
    expect([probe.status, await probe.json()]).toEqual([200, expected]);
  });
  expect(warningsIn(logLines)).toContain('the file store does not answer');
  expect(logLines.join('\n')).toContain('"reason":"the store answered 403"');

  sizeOf = () => new Promise(() => {});
  const ms = await awakeMs(async () => {
    expect((await app.request('/health/ready')).status).toBe(200);
  });
  expect(ms).toBeLessThan(1000);
});

test('a disk that is not mounted is reported, and an upload to it is an error of the store that is counted', async () => {
  const db = await openTestDatabase();
  const product = await createTestApp(db, {
    around: () => existingDiskStore('/nowhere/files'),
  });
  await eventually(async () => {
    const probe = await product.app.request('/health/ready');
    expect(await probe.json()).toMatchObject({ warning: 'the file store does not answer' });
  });
  const cookie = await anAdministrator(product, db);
  await aFolder(db, 'Year 2/Week 1');
  const { upload } = libraryChanges(product, cookie);
  expect((await upload('Year 2/Week 1/Slides.pdf', slides(1))).status).toBe(503);
  expect(await product.metrics.registry.metrics()).toContain(
    'store_errors_total{fault="failed"} 1',
  );
});

function warningsIn(logLines: string[]): string[] {
  return logLines
    .map((line) => JSON.parse(line))
    .filter(({ level }) => level === 40)
    .map(({ msg }) => msg);
}

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
  const { app, logLines } = await createTestApp(db);
  return { app, logLines, connections: () => sockets.length };
}
