import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#server/db/embedded/free-port.ts';
import { canMount } from '#testing/can-mount.ts';
import { runCommand } from '#testing/command.ts';
import { dataFolder } from '#testing/data-folder.ts';
import { startDatabaseServer } from '#testing/database-server.ts';
import { startDisposable } from '#testing/disposable-product.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { PROJECT_ROOT } from '#tooling/project-root.ts';

test.each([
  ['npm run restore -- FILE', 'restore'],
  ['node dist/server/restore.js FILE', ''],
  ['node dist/server/restore.js FILE', 'start'],
])('restore without a file names %s where npm runs %j', async (call, npm_lifecycle_event) => {
  expect(await runCommand('restore', [], { npm_lifecycle_event })).toEqual({
    code: 1,
    says: `Use it as: ${call}\n`,
  });
});

test('a folder that is not there ends a backup with a sentence about the folder', async () => {
  const folder = await temporaryFolder();
  const { code, says } = await runCommand('backup', [join(folder, 'none/backup.tar')], {
    DATA_DIR: await dataFolder(),
  });
  expect([code, says]).toEqual([
    1,
    expect.stringContaining(`No file can be made in ${folder}/none: ENOENT`),
  ]);
});

test.skipIf(!canMount)(
  'a full disk ends a backup with a sentence, also where nobody reads its progress',
  async () => {
    const [folder, dataDir] = [await temporaryFolder(), await dataFolder()];
    const product = await startDisposable(dataDir);
    await product.stop();
    const backup = `${process.execPath} dist/server/backup.js ${folder}/backup.tar`;
    const small = `mount -t tmpfs -o size=4k none ${folder} && ${backup} | true; ls ${folder}`;
    const { stdout, stderr } = spawnSync('unshare', ['--mount', 'sh', '-c', small], {
      cwd: PROJECT_ROOT,
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8',
    });
    expect([stdout, stderr]).toEqual([
      '',
      `The disk of ${folder} is full, so no backup was made.\n`,
    ]);
  },
);

test('without anything to back up, no file is created', async () => {
  const folder = await temporaryFolder();
  const words = [join(folder, 'backup.tar')];
  expect(await runCommand('backup', words, { DATA_DIR: join(folder, 'typo') })).toEqual({
    code: 1,
    says: `There is nothing to back up: ${join(folder, 'typo')} is not there.\n`,
  });
  const { connectionString } = await startDatabaseServer();
  const env = { DATA_DIR: join(folder, 'own'), DATABASE_URL: connectionString };
  expect(await runCommand('backup', words, env)).toEqual({
    code: 1,
    says: 'The database has nothing in it. Is this the right one?\n',
  });
  expect(await readdir(folder)).toEqual(['own']);
});

test('a data directory without a database is not backed up, and gets none', async () => {
  const dataDir = await temporaryFolder();
  const words = [join(dataDir, 'backup.tar')];
  expect(await runCommand('backup', words, { DATA_DIR: dataDir })).toEqual({
    code: 1,
    says: expect.stringContaining(`There is no database in ${dataDir}.`),
  });
  expect(await readdir(dataDir)).toEqual([]);
});

test('a database that has no connection left ends a command with a sentence', async () => {
  const { connectionString } = await startDatabaseServer(['max_connections=4']);
  const clients = Array.from({ length: 4 }, () => new pg.Client({ connectionString }));
  for (const client of clients) await client.connect();
  onTestFinished(async () => void (await Promise.all(clients.map((client) => client.end()))));
  const folder = await temporaryFolder();
  const env = { DATABASE_URL: connectionString, DATA_DIR: join(folder, 'data') };
  expect(await runCommand('backup', [join(folder, 'backup.tar')], env)).toEqual({
    code: 1,
    says: 'The database cannot be used: sorry, too many clients already\n',
  });
});

test('a database that is not running ends a command with a sentence that names the database', async () => {
  const folder = await temporaryFolder();
  const port = await freePort('localhost');
  const env = {
    DATABASE_URL: `postgres://orchard@127.0.0.1:${port}/orchard`,
    DATA_DIR: join(folder, 'data'),
  };
  expect(await runCommand('backup', [join(folder, 'backup.tar')], env)).toEqual({
    code: 1,
    says: `The database cannot be used: connect ECONNREFUSED 127.0.0.1:${port}\n`,
  });
});
