import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { canMount } from '#testing/can-mount.ts';
import { checkStore } from '#testing/check-store.ts';
import { startDatabaseServer } from '#testing/database-server.ts';
import { eventually } from '#testing/eventually.ts';
import { freezingLine, replaceableS3 } from '#testing/freezing-server.ts';
import { plantLibrary } from '#testing/plant-library.ts';
import { signInTeacher } from '#testing/sign-in-teacher.ts';
import { visitProduct } from '#testing/visit-product.ts';
import { watchedProduct } from '#testing/watched-product.ts';
import { FIFTEEN_MINUTES_AHEAD } from '#testing/wrong-clock.ts';
import { PROJECT_ROOT } from '#tooling/project-root.ts';
import { requestCode } from '#contract/session.ts';
import { withPool } from './db/with-database.ts';

type Watched = Awaited<ReturnType<typeof watchedProduct>>;
type Link = Record<'address' | 'cookie', string>;

/** On one line, because the page is wrapped. */
const RUNBOOK = readFileSync(join(PROJECT_ROOT, 'docs/runbook.md'), 'utf8').replaceAll(/\s+/g, ' ');
const SLIDES = 'Year 2/Week 1/Slides.pdf';
const FOUND_WITHIN_SECONDS = 5 * 60;
/** Seconds from the beginning of a fault until each place named it. */
const found: Record<string, Record<string, number>> = {};
let faultAt = 0;

// The table in the runbook is made with it.
afterAll(() => {
  if (process.env['SHOW_TIMES']) process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
});

test('1. the database is gone', async () => {
  const server = await startDatabaseServer();
  const product = await watchedProduct({ env: { DATABASE_URL: server.connectionString } });
  faultBegins();
  await server.stop();
  expect(await askForCode(product)).toBe(503);
  await expectFound(product, {
    alerts: ['DatabaseDown'],
    log: ['service/unavailable', 'ECONNREFUSED'],
    metric: /^database_up 0$/m,
    doctor: [/^fault {4}Database: connect ECONNREFUSED/m],
  });
});

test('2. the database is frozen', async () => {
  const server = await startDatabaseServer();
  const line = await freezingLine(server.connectionString);
  const product = await watchedProduct({ env: { DATABASE_URL: line.url } });
  faultBegins();
  line.freeze();
  expect(await askForCode(product)).toBe(503);
  await expectFound(product, {
    alerts: ['DatabaseDown'],
    log: ['service/unavailable', 'timeout'],
    metric: /^database_up 0$/m,
    doctor: [/^fault {4}Database: .*timeout/m],
  });
});

test('3. the disk of the database is full', async () => {
  const server = await startDatabaseServer();
  const product = await watchedProduct({ env: { DATABASE_URL: server.connectionString } });
  await withPool(server.connectionString, async (db) => {
    await sql`create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
      end $$`.execute(db);
    await sql`create trigger full_disk before insert on sign_in_codes
      execute function refuse()`.execute(db);
  });
  faultBegins();
  expect(await askForCode(product)).toBe(507);
  await expectFound(product, {
    log: ['storage/full', 'No space left on device'],
    metric: /^http_request_duration_seconds_count\{.*status="507".*\} 1$/m,
  });
});

test('4. the file store refuses', async () => {
  const s3 = await replaceableS3();
  const product = await watchedProduct({ env: s3.env });
  const url = await aLink(product);
  faultBegins();
  s3.refuse();
  expect(await open(product, url)).toBe(503);
  await expectFound(product, {
    alerts: ['FileStoreFails'],
    log: ['the file store failed', 'the store answered 403'],
    metric: /^store_errors_total\{fault="failed"\} 1$/m,
    doctor: [/^fault {4}File store: /m],
  });
});

test('5. the file store is frozen', async () => {
  const s3 = await replaceableS3();
  const product = await watchedProduct({ env: s3.env });
  const url = await aLink(product);
  faultBegins();
  s3.freeze();
  expect(await open(product, url)).toBe(503);
  await expectFound(product, {
    alerts: ['FileStoreDown'],
    log: ['the file store does not answer'],
    metric: /^file_store_up 0$/m,
    doctor: [/^fault {4}File store: /m],
  });
});

test('6. the file store has lost a blob', async () => {
  const product = await watchedProduct();
  const url = await aLink(product);
  faultBegins();
  await visitProduct(product.dataDir, async (db, files) => {
    const row = await db.selectFrom('objects').select('blob').where('path', '=', SLIDES).execute();
    await files.delete(row[0]?.blob ?? '');
  });
  expect(await open(product, url)).toBe(404);
  await expectFound(product, {
    alerts: ['FileMissing'],
    log: ['a file of the library is missing from the store'],
    metric: /^store_errors_total\{fault="missing"\} 1$/m,
  });
  const findings = checkStore(product.dataDir);
  noteFound('check-store');
  expect(findings).toContain(`"learning/${SLIDES}" is missing`);
  expect(RUNBOOK).toContain('check-store.js');
});

test('7. the mail server is down', async () => {
  faultBegins();
  const product = await watchedProduct({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  expect(await askForCode(product)).toBe(200);
  await expectFound(product, {
    alerts: ['MailDoesNotLeave'],
    log: ['a message could not be sent yet'],
    metric: /^mail_queue_oldest_seconds [1-9.]/m,
    doctor: [/^fault {4}Mail: connect ECONNREFUSED/m],
  });
});

test('8. the clock is wrong', async () => {
  faultBegins();
  const product = await watchedProduct({ env: { NODE_OPTIONS: FIFTEEN_MINUTES_AHEAD } });
  await expectFound(product, {
    alerts: ['ClockWrong'],
    log: ['the clock of this machine differs'],
    metric: /^database_clock_difference_seconds (?:899|900)/m,
    doctor: [/^fault {4}Clock: This machine's clock is 900 s ahead/m],
  });
});

test('9. PUBLIC_URL is wrong', async () => {
  faultBegins();
  const product = await watchedProduct({ env: { PUBLIC_URL: 'https://wrong.example' } });
  expect(await askForCode(product, { Origin: product.url })).toBe(403);
  await expectFound(product, {
    alerts: ['WritesRefused'],
    log: [
      'a write was refused: it did not come from PUBLIC_URL',
      'expectedOrigin',
      'receivedOrigin',
    ],
    metric: /^refused_writes_total 1$/m,
  });
  expect(await product.doctor({ PUBLIC_URL: product.url })).toMatch(
    /^fault {4}Writes: The product refuses writes from http/m,
  );
  noteFound('doctor');
});

test.skipIf(!canMount)('10. the disk is full', async () => {
  const command = ['unshare', '--mount', 'sh', '-c', MOUNT_AND_RUN, 'sh', process.execPath];
  const product = await watchedProduct({ command });
  const inside = (script: string) =>
    execFileSync('nsenter', ['-t', String(product.child.pid), '-m', 'sh', '-c', script], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'test', DATA_DIR: product.dataDir },
    });
  faultBegins();
  inside(`cat /dev/zero > ${product.dataDir}/filler 2>/dev/null || true`);
  // The embedded database is on this disk, too.
  expect(await askForCode(product)).toBe(507);
  await expectFound(product, {
    alerts: ['DiskNearlyFull'],
    log: ['storage/full', 'No space left on device'],
    metric: /^data_disk_free_bytes\{folder="DATA_DIR"\} 0$/m,
  });
  const doctor = `${process.execPath} ${join(PROJECT_ROOT, 'dist/server/doctor.js')}`;
  expect(inside(`${doctor} || true`)).toMatch(/^fault {4}Disk: 0\.0 GB/m);
  noteFound('doctor');
  inside(`rm ${product.dataDir}/filler`);
  expect(await askForCode(product)).toBe(200);
});

/** In a mount namespace of its own, which ends with the product. */
const MOUNT_AND_RUN = 'mount -t tmpfs -o size=150m none "$DATA_DIR" && exec "$@"';

interface Traces {
  alerts?: string[];
  /** Parts of the lines that the runbook quotes. */
  log?: string[];
  metric: RegExp;
  doctor?: RegExp[];
}

/** The fault is named by log, metrics and doctor, in the words of the runbook. */
async function expectFound(
  product: Watched,
  { alerts = [], log = [], metric, doctor = [] }: Traces,
): Promise<void> {
  for (const words of log) {
    await eventually(() => expect(product.complaints()).toContain(words));
    expect(RUNBOOK).toContain(words);
  }
  if (log.length > 0) noteFound('log');
  await eventually(async () => expect(await product.metrics()).toMatch(metric));
  noteFound('metrics');
  for (const alert of alerts) expect(RUNBOOK).toContain(`\`${alert}\``);
  for (const finding of doctor) expect(await product.doctor()).toMatch(finding);
  if (doctor.length > 0) noteFound('doctor');
}

function faultBegins(): void {
  faultAt = performance.now();
}

function noteFound(place: string): void {
  const seconds = (performance.now() - faultAt) / 1000;
  expect(seconds).toBeLessThan(FOUND_WITHIN_SECONDS);
  const { currentTestName: name = '' } = expect.getState();
  found[name] = { ...found[name], [place]: Math.round(seconds * 10) / 10 };
}

async function askForCode({ post }: Watched, headers = {}): Promise<number> {
  return (await post(requestCode.path, { email: 'teacher@orchard.example' }, headers)).status;
}

async function aLink(product: Watched): Promise<Link> {
  await plantLibrary(product.dataDir, { resources: [{ path: SLIDES }] });
  const { cookie, link } = await signInTeacher(product);
  return { address: await link(SLIDES), cookie };
}

async function open({ url }: Watched, { address, cookie }: Link): Promise<number> {
  return (await fetch(url + address, { headers: { Cookie: cookie } })).status;
}
