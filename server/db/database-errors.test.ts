import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { signOut } from '#contract/session.ts';
import { callApi } from '#testing/api-client.ts';
import { captureLog } from '#testing/captured-log.ts';
import { startDatabaseServer } from '#testing/database-server.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { pingDatabase } from './ping.queries.ts';
import { isDatabaseUnavailable } from './database-errors.ts';

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

test('calls answer 503 while the database cannot be reached, and work again when it is back', async () => {
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

test('signing out while the database cannot be reached answers an error, and the browser still forgets the session', async () => {
  const cluster = await startDatabaseServer();
  await migrate(cluster.connectionString);
  const db = openDatabase(cluster.connectionString, captureLog().log);
  const product = await createTestApp(db);
  const cookie = await signIn(product, db, 'teacher@school.example');
  await cluster.stop();
  const response = await callApi(product, signOut, {}, { cookie });
  expect(response.status).toBe(503);
  expect(response.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0/);
  await db.destroy();
});
