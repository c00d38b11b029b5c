import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startDatabaseServer } from '#testing/database-server.ts';
import { startDisposable } from '#testing/disposable-product.ts';
import { doctor, productForDoctor } from '#testing/doctor.ts';
import { postmasterPid } from '#testing/postmaster-pid.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { silentPort } from '#testing/silent-port.ts';
import { withPool } from './db/with-database.ts';

test('a database that is gone, frozen, or missing is a fault, and nothing is made', async () => {
  const server = await startDatabaseServer();
  await server.stop();
  const frozen = `postgres://nobody@127.0.0.1:${await silentPort()}/none`;
  for (const [DATABASE_URL, sentence] of [
    [server.connectionString, /^fault {4}Database: connect ECONNREFUSED/m],
    [frozen, /^fault {4}Database: .*timeout/m],
    ['', /^fault {4}Database: There is no database in /m],
  ] as const) {
    const { code, says } = await doctor({ DATA_DIR: await temporaryFolder(), DATABASE_URL });
    expect(says).toMatch(sentence);
    expect(code).toBe(2);
  }
});

test('tables of a newer release are a fault, and starting this one is no remedy', async () => {
  const { connectionString } = await startDatabaseServer();
  const env = { DATA_DIR: await temporaryFolder(), DATABASE_URL: connectionString };
  await startDisposable(env.DATA_DIR, { env });
  await withPool(connectionString, async (db) => {
    await sql`insert into schema_migrations (name, checksum) values ('9999_later.sql', 'x')`.execute(
      db,
    );
  });
  const { code, says } = await doctor(env);
  expect(says).toMatch(
    /^fault {4}Tables: .*9999_later\.sql.*\n {9}Remedy: Start the newer release/m,
  );
  expect(code).toBe(2);
});

test('beside a product whose database is gone nothing says that writes are accepted', async () => {
  const server = await startDatabaseServer();
  const env = { DATA_DIR: await temporaryFolder(), DATABASE_URL: server.connectionString };
  const { url } = await startDisposable(env.DATA_DIR, { env });
  await server.stop();
  const { code, says } = await doctor({ ...env, PORT: new URL(url).port });
  expect(says).toMatch(/^fault {4}Readiness: It answers 503.*the database does not answer/m);
  expect(says).not.toContain('accepted');
  expect(code).toBe(2);
});

test('a database that takes no writes is a fault with the reason', async () => {
  const { connectionString } = await startDatabaseServer();
  const env = { DATA_DIR: await temporaryFolder(), DATABASE_URL: connectionString };
  await startDisposable(env.DATA_DIR, { env });
  await withPool(connectionString, async (db) => {
    await sql`alter database postgres set default_transaction_read_only = on`.execute(db);
  });
  const readOnly = await doctor(env);
  expect(readOnly.says).toMatch(/^fault {4}Database: It is read-only.*\n.*default_transaction/m);
  expect(readOnly.code).toBe(2);
  await withPool(connectionString, async (db) => {
    await db.transaction().execute(async (transaction) => {
      await sql`set transaction read write`.execute(transaction);
      await sql`alter database postgres reset default_transaction_read_only`.execute(transaction);
      await sql`create role reader login password 'reader' in role pg_read_all_data`.execute(
        transaction,
      );
    });
  });
  const reader = new URL(connectionString);
  [reader.username, reader.password] = ['reader', 'reader'];
  const limited = await doctor({ ...env, DATABASE_URL: reader.href });
  expect(limited.says).toMatch(/^fault {4}Database: This user may not change the rows/m);
});

test('a database with another encoding is a warning', async () => {
  const { connectionString } = await startDatabaseServer();
  await withPool(connectionString, async (db) => {
    await sql`create database plain encoding 'SQL_ASCII' locale 'C' template template0`.execute(db);
  });
  const url = new URL(connectionString);
  url.pathname = '/plain';
  const { says } = await doctor({ DATA_DIR: await temporaryFolder(), DATABASE_URL: url.href });
  expect(says).toMatch(
    /^warning {2}Database: The encoding is SQL_ASCII.*\n {9}Remedy: .*encoding UTF8 and restore/m,
  );
});

test('an embedded database that is frozen is a fault, with another remedy than a missing one', async () => {
  const { env } = await productForDoctor();
  const postmaster = String(await postmasterPid(env.DATA_DIR));
  spawnSync('kill', ['-STOP', postmaster]);
  onTestFinished(() => void spawnSync('kill', ['-CONT', postmaster]));
  const { says } = await doctor(env);
  expect(says).toMatch(/^fault {4}Database: .*\n {9}Remedy: Is its process frozen/m);
  expect(says).not.toContain('Start the product once');
}, 180_000);
