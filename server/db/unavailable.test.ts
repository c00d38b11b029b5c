import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { startDatabaseServer } from '#testing/database-server.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { pingDatabase } from './ping.queries.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

test('a connection lost between two queries fails the next one and nothing else', async () => {
  const cluster = await startDatabaseServer();
  const db = openDatabase(cluster.connectionString, captureLog().log);
  const broken = db.connection().execute(async (connection) => {
    await pingDatabase(connection);
    await cluster.stop();
    await sleep(100);
    await pingDatabase(connection);
  });
  const error: unknown = await broken.catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
  await db.destroy();
});

test('while the database is gone calls answer 503, and they recover with it', async () => {
  const cluster = await startDatabaseServer();
  await migrate(cluster.connectionString);
  const db = openDatabase(cluster.connectionString, captureLog().log);
  const { app } = await createTestApp(db);
  expect((await sendMessage()).status).toBe(200);

  await cluster.stop();
  const refused = await sendMessage();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect(await refused.json()).toMatchObject({ error: { code: 'service/unavailable' } });
  expect((await app.request('/health/ready')).status).toBe(503);
  expect((await app.request('/health/live')).status).toBe(200);
  expect((await app.request('/')).status).toBe(200);

  await cluster.startAgain();
  expect((await sendMessage()).status).toBe(200);
  expect((await app.request('/health/ready')).status).toBe(200);
  await db.destroy();

  async function sendMessage(): Promise<Response> {
    const body = JSON.stringify({ name: 'Ada', email: 'ada@school.example', message: 'Hello' });
    const headers = { 'Content-Type': 'application/json' };
    return app.request('/api/support/messages', { method: 'POST', body, headers });
  }
});
