import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startDatabaseServer } from '#testing/database-server.ts';
import { startProductProcess } from '#testing/product-process.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { withPool } from './db/with-database.ts';

test('two copies start at once on an empty database: one creates the tables, both grant the administrators', async () => {
  const { connectionString } = await startDatabaseServer();
  const folder = await temporaryFolder();
  const folders = [join(folder, 'first'), join(folder, 'second')];
  const copies = await Promise.all(folders.map((folder) => start(folder, connectionString)));
  for (const { url } of copies) {
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  }
  const migrated = copies.filter(({ output }) => output().includes('was brought up to date'));
  expect(migrated).toHaveLength(1);
  for (const folder of folders) expect(await readdir(folder)).not.toContain('postgres');
  for (const copy of copies) expect(await copy.stop()).toBe(0);
});

test.each([
  [
    'is not there',
    'postgres://someone:hunter2@127.0.0.1:1/orchard',
    /cannot be used: connect ECONNREFUSED .* Is DATABASE_URL right, and is the server running\?/,
  ],
  [
    'has no such host',
    'postgres://someone:hunter2@nowhere.invalid/orchard',
    /cannot be used: getaddrinfo .* Is DATABASE_URL right/,
  ],
])(
  'a database that %s stops the start with a sentence and without the password',
  async (_, url, sentence) => {
    const refused = start(await temporaryFolder(), url);
    await expect(refused).rejects.toThrow(sentence);
    await expect(refused).rejects.not.toThrow('hunter2');
  },
);

test('a database that refuses the password says so', async () => {
  const { connectionString } = await startDatabaseServer();
  const wrong = new URL(connectionString);
  wrong.password = 'wrong';
  const refused = start(await temporaryFolder(), wrong.href);
  await expect(refused).rejects.toThrow(
    /^Spelling Orchard cannot start\. The database cannot be used: password authentication failed.* Is DATABASE_URL right\?/m,
  );
});

test('a database without TLS that is asked for it names the setting', async () => {
  const { connectionString } = await startDatabaseServer();
  const verified = new URL(connectionString);
  verified.searchParams.set('sslmode', 'verify-full');
  await expect(start(await temporaryFolder(), verified.href)).rejects.toThrow(
    'The server does not support SSL connections. Is DATABASE_URL right',
  );
});

test('a database with another encoding stops the start with a sentence, as a wrong setting', async () => {
  const { connectionString } = await startDatabaseServer();
  await withPool(connectionString, async (db) => {
    await sql`create database plain encoding 'LATIN1' locale 'C' template template0`.execute(db);
  });
  const url = new URL(connectionString);
  url.pathname = '/plain';
  await expect(start(await temporaryFolder(), url.href)).rejects.toThrow(
    /^Spelling Orchard cannot start\. The database of DATABASE_URL has the encoding LATIN1 [^\n]*\n$/,
  );
});

test('a data directory that cannot be written to stops the start with the reason', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'data'));
  await writeFile(join(folder, 'data/files'), 'a file where a directory should be');
  const { connectionString } = await startDatabaseServer();
  await expect(start(join(folder, 'data'), connectionString)).rejects.toThrow(
    /^Spelling Orchard cannot start\. (EEXIST|ENOTDIR): .*\/data\/files/m,
  );
});

async function start(dataDir: string, databaseUrl: string) {
  const env = { DATABASE_URL: databaseUrl, ADMIN_EMAILS: 'head@office.example' };
  const product = await startProductProcess(dataDir, { env });
  onTestFinished(async () => void (await product.stop('SIGKILL')));
  return product;
}
