import { expect, onTestFinished, test } from 'vitest';
import { requestCode, signInWithCode } from '#contract/session.ts';
import { awakeMs } from '#testing/awake-time.ts';
import { callApi } from '#testing/api-client.ts';
import { aResource } from '#testing/library.ts';
import { aSchool, anAdministrator } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openTestStore } from '#testing/test-store.ts';
import { silentPort } from '#testing/silent-port.ts';
import { slides } from '../../e2e/test-pdfs/slides.ts';
import { insertBackup } from '../backups/backups.queries.ts';
import { openDatabase } from '../db/database.ts';
import { freePort } from '../db/embedded/free-port.ts';
import { createLog } from '../log.ts';
import { VERSION } from '../release.ts';
import { addGauges } from './gauges.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const db = await openTestDatabase();

test('requests are counted by route, method and status, and nothing a user chose is in a label', async () => {
  const product = await createTestApp(db);
  await aSchool(db, 'private.example');
  const cookie = await signIn(product, db, 'person@private.example');
  await product.app.request('/api/profile', { headers: { cookie } });
  await product.app.request('/api/profile');
  await product.app.request('/api/library/search?term=searched', { headers: { cookie } });
  await product.app.request('/api/files/learning/Year%202/Week%201/named.pdf?signature=signed');
  await product.app.request('/teaching/some-year/some-week');
  await product.app.request('/assets/app-1a2b3c.js');
  await product.app.request('/favicon.svg?x=asked');
  await product.app.request('/nowhere/at-all');
  await product.app.request('/api/nowhere/at-all');
  const text = await product.metrics.registry.metrics();
  for (const [method, route, status] of [
    ['GET', '/api/profile', 200],
    ['GET', '/api/profile', 401],
    ['POST', '/api/sign-in/code', 200],
    ['GET', '/api/library/search', 200],
    ['GET', '/api/files/:bucket/:year/:week/:name', 401],
    ['GET', 'site', 200],
    ['GET', 'site', 404],
  ]) {
    const labels = `{method="${method}",route="${route}",status="${status}"}`;
    expect(text).toContain(`http_request_duration_seconds_count${labels}`);
  }
  const chosen = /private|person|searched|named|signed|some-year|asked|at-all|app-1a2b/;
  expect(text).not.toMatch(chosen);
});

test('sign-ins and uploads are counted by their outcome', async () => {
  const product = await createTestApp(db);
  const cookie = await anAdministrator(product, db);
  await callApi(product, requestCode, { email: 'somebody@school.example' });
  const wrong = { email: 'somebody@school.example', code: '000000' };
  await callApi(product, signInWithCode, wrong);
  await aResource(db, product.files, 'Year 2/Week 1/Slides.pdf');
  const upload = (body: Uint8Array<ArrayBuffer>) =>
    product.app.request('/api/library/uploads/learning/Year%202/Week%201/New.pdf', {
      method: 'PUT',
      headers: { cookie, 'Content-Type': 'application/pdf' },
      body,
    });
  expect((await upload(new Uint8Array(slides(1)))).status).toBe(200);
  expect((await upload(new Uint8Array(10))).status).toBe(415);
  const text = await product.metrics.registry.metrics();
  expect(text).toContain('sign_ins_total{way="code",outcome="accepted"} 1');
  expect(text).toContain('sign_ins_total{way="code",outcome="refused"} 1');
  expect(text).toContain('uploads_total{outcome="accepted"} 1');
  expect(text).toContain('uploads_total{outcome="refused"} 1');
});

test('a separate port serves memory, event loop, connections and queued mail', async () => {
  const { registry } = createMetrics();
  addGauges(registry, await needs());
  const port = await freePort('localhost');
  const close = await serveMetrics(registry, { host: 'localhost', port });
  onTestFinished(close);
  await db.deleteFrom('mail_queue').execute();
  const later = new Date(Date.now() + 60_000);
  const mail = { sealed_message: Buffer.from('x'), next_attempt_at: later, expires_at: later };
  await db
    .insertInto('mail_queue')
    .values([mail, { ...mail, attempts: 3 }, mail])
    .execute();

  const response = await fetch(`http://localhost:${port}/metrics`);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  expect(text).toContain('mail_queue_messages{state="new"} 2');
  expect(text).toContain('mail_queue_messages{state="tried"} 1');
  expect(text).toMatch(/^database_connections\{state="busy"\} \d+$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  for (const path of ['/', '/metrics?x', '/api/session']) {
    expect((await fetch(`http://localhost:${port}${path}`)).status).toBe(404);
  }
  await expect(serveMetrics(registry, { host: 'localhost', port })).rejects.toThrow(
    `Port ${port} is already in use. Set METRICS_PORT to another.`,
  );
});

test('release, oldest mail, last backup, disk, store, database and clock are reported', async () => {
  const { registry } = createMetrics();
  addGauges(registry, await needs());
  expect(await registry.metrics()).not.toMatch(/^last_backup_timestamp_seconds/m);
  await db.deleteFrom('mail_queue').execute();
  const later = new Date(Date.now() + 60_000);
  const created_at = new Date(Date.now() - 90_000);
  await db
    .insertInto('mail_queue')
    .values({
      sealed_message: Buffer.from('x'),
      next_attempt_at: later,
      expires_at: later,
      created_at,
    })
    .execute();
  await insertBackup(db, { files: 3, bytes: 1000 });

  const text = await registry.metrics();
  expect(text).toContain(`release_info{version="${VERSION}",node="${process.version}"} 1`);
  expect(valueOf(text, 'mail_queue_oldest_seconds')).toBeCloseTo(90, -1);
  expect(valueOf(text, 'last_backup_timestamp_seconds')).toBeCloseTo(Date.now() / 1000, -2);
  expect(valueOf(text, 'data_disk_free_bytes{folder="DATA_DIR"}')).toBeGreaterThan(0);
  expect(valueOf(text, 'data_disk_size_bytes{folder="DATA_DIR"}')).toBeGreaterThan(
    valueOf(text, 'data_disk_free_bytes{folder="DATA_DIR"}'),
  );
  expect(valueOf(text, 'file_store_up')).toBe(1);
  expect(valueOf(text, 'database_up')).toBe(1);
  expect(valueOf(text, 'database_clock_difference_seconds')).toBeCloseTo(0, 0);
});

test('a frozen database and a frozen store are reported within 5 seconds, beside everything else', async () => {
  const { registry } = createMetrics();
  const frozen = openDatabase(
    `postgres://nobody@127.0.0.1:${await silentPort()}/x`,
    createLog('silent'),
  );
  onTestFinished(() => frozen.destroy());
  const files = { ...(await needs()).files, sizeOf: () => new Promise<never>(() => {}) };
  addGauges(registry, { ...(await needs()), db: frozen, files });
  let text = '';
  const ms = await awakeMs(async () => (text = await registry.metrics()));
  expect(ms).toBeLessThan(5000);
  expect(valueOf(text, 'database_up')).toBe(0);
  expect(valueOf(text, 'file_store_up')).toBe(0);
  expect(text).not.toMatch(/^mail_queue_messages\{/m);
  expect(valueOf(text, 'data_disk_free_bytes{folder="DATA_DIR"}')).toBeGreaterThan(0);
});

async function needs() {
  const dataDir = await temporaryFolder();
  return { db, files: await openTestStore(dataDir), now: () => new Date(), dataDir };
}

function valueOf(text: string, name: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ')[1]);
}

test('the public port serves no metrics', async () => {
  const { app } = await createTestApp(db);
  const response = await app.request('/metrics');
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('http_request');
});
