import { spawnSync } from 'node:child_process';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { canMount } from '#testing/can-mount.ts';
import { runCommand } from '#testing/command.ts';
import { doctor, productForDoctor } from '#testing/doctor.ts';
import { eventually } from '#testing/eventually.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { FIFTEEN_MINUTES_AHEAD } from '#testing/wrong-clock.ts';
import { silentPort } from '#testing/silent-port.ts';
import { PROJECT_ROOT } from '#tooling/project-root.ts';
import { freePort } from './db/embedded/free-port.ts';

const S3 = { S3_BUCKET: 'orchard', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

test('everything is well beside a running product, but for the backup that was never made', async () => {
  const { env } = await productForDoctor();
  const first = await doctor(env);
  for (const sentence of [
    /^ok {7}Configuration: Release \d.* with embedded PostgreSQL, folder /m,
    /^ok {7}Disk: .* are free/m,
    /^ok {7}File store: It takes, gives and deletes a file\./m,
    /^ok {7}Database: PostgreSQL 18\S* answers/m,
    /^ok {7}Tables: /m,
    /^ok {7}Copies: Running: \S+:\d+\./m,
    /^ok {7}Clock: This machine's clock is 0 s/m,
    /^ok {7}Waiting mail: 0 messages/m,
    /^warning {2}Backup: None was made.*\n {9}Remedy: Make one every night/m,
    /^ok {7}PUBLIC_URL: http:\/\/localhost:\d+ leads to the product\./m,
    /^ok {7}Writes: They are expected from http:\/\/localhost:\d+, and the cookie arrives\./m,
  ]) {
    expect(first.says).toMatch(sentence);
  }
  expect(first.says).not.toContain('fault');
  expect(first.code).toBe(1);
  const inCheckout = await doctor({ ...env, npm_lifecycle_event: 'doctor' });
  expect(inCheckout.says).toContain('`npm run backup -- FILE`');

  await runCommand('backup', [`${env.DATA_DIR}/backup.tar`], env);
  expect((await doctor(env)).says).toMatch(/^ok {7}Backup: The last one is 0 hours old\./m);
});

test('a wrong configuration is a fault with every mistake', async () => {
  const { code, says } = await doctor({ PORT: 'x', METRICS_PORT: 'y' });
  expect(says).toMatch(
    /^fault {4}Configuration: [^]*PORT must be[^]*METRICS_PORT must be[^]*Remedy/m,
  );
  expect(code).toBe(2);
});

test('a proxy that takes the cookie away is a fault', async () => {
  const { env, url } = await productForDoctor();
  const proxy = await httpServer(async (request, response) => {
    const answer = await fetch(url + request.url, {
      method: request.method ?? 'GET',
      headers: { 'Content-Type': 'application/json', Origin: url },
      ...(request.method === 'POST' && { body: '{}' }),
    });
    response.writeHead(answer.status).end(await answer.text());
  });
  const { says } = await doctor({ ...env, PUBLIC_URL: proxy });
  expect(says).toMatch(/^fault {4}Cookies: The answer to a write has lost its cookie/m);
});

test('a file store that refuses, is frozen or is not there is a fault with its reason', async () => {
  const refusing = await httpServer((request, response) => {
    request.resume();
    response.writeHead(403).end('<Error><Code>InvalidAccessKeyId</Code></Error>');
  });
  for (const [endpoint, sentence] of [
    [refusing, /^fault {4}File store: .*does not let us use the bucket orchard/m],
    [`http://127.0.0.1:${await silentPort()}`, /^fault {4}File store: .*does not answer/m],
    ['http://127.0.0.1:1', /^fault {4}File store: .*does not answer/m],
  ] as const) {
    const env = { ...S3, S3_ENDPOINT: endpoint, DATA_DIR: await temporaryFolder() };
    const { code, says } = await doctor(env);
    expect(says).toMatch(sentence);
    expect(says).not.toContain('AWS SDK');
    expect(code).toBe(2);
  }
});

test('a mail server that cannot be reached is a fault; one that works sends a message to the given address', async () => {
  const DATA_DIR = await temporaryFolder();
  const down = await doctor({ DATA_DIR, SMTP_URL: 'smtp://127.0.0.1:1' });
  expect(down.says).toMatch(/^fault {4}Mail: connect ECONNREFUSED.*\n.*Is SMTP_URL right/m);
  const server = await startMailServer();
  const words = ['--mail-to', 'head@school.example'];
  const up = await runCommand('doctor', words, { DATA_DIR, SMTP_URL: server.url });
  expect(up.says).toMatch(/^ok {7}Mail: A message to head@school\.example was accepted/m);
  expect(server.received.map(({ recipients }) => recipients)).toEqual([['head@school.example']]);
});

test('mail that does not leave is a fault', async () => {
  const { env, post } = await productForDoctor({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await post('/api/sign-in/codes', { email: 'teacher@orchard.example' });
  await eventually(async () => {
    expect((await doctor(env)).says).toMatch(/^\w+ +Waiting mail: 1 messages wait/m);
  });
});

test('a clock that differs from that of the database is a fault', async () => {
  const { env } = await productForDoctor();
  const { code, says } = await doctor({ ...env, NODE_OPTIONS: FIFTEEN_MINUTES_AHEAD });
  expect(says).toMatch(/^fault {4}Clock: This machine's clock is 900 s ahead of/m);
  expect(code).toBe(2);
});

test('a public address that leads elsewhere, or that the product does not expect, is a fault', async () => {
  const { env, url } = await productForDoctor({ PUBLIC_URL: 'https://wrong.example' });
  const refused = await doctor({ ...env, PUBLIC_URL: url });
  expect(refused.says).toMatch(/^fault {4}Writes: The product refuses writes from http/m);
  const redirecting = await httpServer((request, response) => {
    response.writeHead(301, { Location: `${url}${request.url}` }).end();
  });
  const elsewhere = await doctor({ ...env, PUBLIC_URL: redirecting });
  expect(elsewhere.says).toContain(
    `sends browsers on to ${url}, from where every write is refused`,
  );
  const other = await httpServer((_request, response) => response.end('another product'));
  const another = await doctor({ ...env, PUBLIC_URL: other });
  expect(another.says).toMatch(/^fault {4}PUBLIC_URL: .* is answered by another server/m);
});

test.skipIf(!canMount).each([
  ['DATA_DIR', ''],
  ['DATA_DIR/files', '/files'],
  ['DATA_DIR/postgres', '/postgres'],
])('a disk that is nearly full is a fault, at %s', async (place, below) => {
  const dataDir = await temporaryFolder();
  const folder = dataDir + below;
  const fill = `mkdir -p ${folder} && mount -t tmpfs -o size=20m none ${folder} && head -c 20200000 /dev/zero > ${folder}/x`;
  const { stdout, status } = spawnSync(
    'unshare',
    ['--mount', 'sh', '-c', `${fill} && exec ${process.execPath} dist/server/doctor.js`],
    { cwd: PROJECT_ROOT, env: { ...process.env, DATA_DIR: dataDir }, encoding: 'utf8' },
  );
  expect(stdout).toMatch(
    /^fault {4}Disk: 0\.0 GB \(\d %\) are free where .*\n.*Remedy: Enlarge the disk/m,
  );
  expect(stdout).toContain(`are free where ${place} is.`);
  expect(status).toBe(2);
});

async function httpServer(listener: RequestListener): Promise<string> {
  const server = createHttpServer(listener);
  const port = await freePort('127.0.0.1');
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${port}`;
}
