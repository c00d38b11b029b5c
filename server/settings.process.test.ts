import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from './db/embedded/free-port.ts';
import { dataFolder } from '#testing/data-folder.ts';
import { startDisposable } from '#testing/disposable-product.ts';
import { replaceableS3 } from '#testing/freezing-server.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { PROJECT_ROOT } from '#tooling/project-root.ts';

const WRONG_SETTING = 78;
/** A start on a busy machine. */
const START_WITHIN_MS = 40_000;

test.each([
  ['a port that is no number', async () => ({ PORT: 'x' }), 'PORT must be'],
  ['metrics on the public port', async () => ({ METRICS_PORT: '3000' }), 'METRICS_PORT must be'],
  ['a host of another machine', ofAnotherMachine, 'HOST is 203.0.113.5'],
  [
    'a host for the metrics that does not exist',
    async () => ({
      METRICS_HOST: 'nowhere.invalid',
      METRICS_PORT: String(await freePort('localhost')),
    }),
    'METRICS_HOST is nowhere.invalid',
  ],
  ['a data directory below a file', belowAFile, 'DATA_DIR cannot be used: ENOTDIR'],
  ['a data directory in /proc', async () => ({ DATA_DIR: '/proc/x' }), 'DATA_DIR cannot be used'],
])('%s ends the start at once with a code that is not restarted', async (_what, env, sentence) => {
  const { status, stderr } = run({ DATA_DIR: await temporaryFolder(), ...(await env()) });
  expect(stderr).toContain('Spelling Orchard cannot start.');
  expect(stderr).toContain(sentence);
  expect(status).toBe(WRONG_SETTING);
});

test('a port in use ends the start with one sentence, before the starter scheme is begun', async () => {
  const product = await startDisposable(await dataFolder());
  const { port } = new URL(product.url);
  const env = { DATA_DIR: await dataFolder(), PORT: port, STARTER_SCHEME: 'on' };
  const { status, stdout, stderr } = run(env);
  expect([status, stderr]).toEqual([
    WRONG_SETTING,
    `Spelling Orchard cannot start. Port ${port} is already in use. Set PORT to another.\n`,
  ]);
  expect(stdout).not.toContain('stack');
});

test.each(['spelling-orchard.service', 'spelling-orchard@.service'])(
  'the unit %s does not restart after a wrong setting',
  (unit) => {
    const text = readFileSync(join(PROJECT_ROOT, 'deploy', unit), 'utf8');
    expect(text).toContain(`\nRestartPreventExitStatus=${WRONG_SETTING}\n`);
  },
);

test('a start says in one line what runs, where, and on which parts', async () => {
  const dataDir = await dataFolder();
  const metricsPort = await freePort('localhost');
  const env = { METRICS_PORT: String(metricsPort) };
  const product = await startDisposable(dataDir, { env });
  const line = product
    .output()
    .split('\n')
    .find((each) => each.includes('"msg":"ready"'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    address: product.url,
    publicUrl: product.url,
    database: 'embedded PostgreSQL',
    store: `folder ${join(dataDir, 'files')}`,
    mail: 'outbox',
  });
});

test('on an S3 store the log has no warning of the S3 library about the version of Node', async () => {
  const { env } = await replaceableS3();
  const product = await startDisposable(await dataFolder(), { env });
  expect(await product.stop()).toBe(0);
  expect(product.output()).toContain('"msg":"stopped"');
  expect(product.output()).not.toMatch(/AWS SDK|\(node:\d+\)/);
});

async function ofAnotherMachine() {
  return { HOST: '203.0.113.5', SMTP_URL: 'smtp://127.0.0.1:1' };
}

async function belowAFile() {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'file'), '');
  return { DATA_DIR: join(folder, 'file/data') };
}

function run(env: Record<string, string>) {
  return spawnSync(process.execPath, ['dist/server/main.js'], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, NODE_ENV: 'test', STARTER_SCHEME: 'off', ...env },
    encoding: 'utf8',
    timeout: START_WITHIN_MS,
  });
}
