import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { createLog } from '#server/log.ts';

/** The worker's own database, created again from the template for each test file. */
export async function openTestDatabase(): Promise<Database> {
  const db = openDatabase(await makeTestDatabase(), createLog('error'));
  afterAll(() => db.destroy());
  return db;
}

/** For a test that opens its connections itself; an empty database for `template: 'none'`. */
export async function makeTestDatabase({ template = 'migrated' } = {}): Promise<string> {
  const templateUrl = new URL(inject('templateUrl'));
  const name = `worker_${process.env['VITEST_POOL_ID']}`;
  const source = template === 'none' ? 'template0' : templateUrl.pathname.slice(1);
  const client = new pg.Client({ connectionString: withDatabase(templateUrl, 'postgres') });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name} template ${source}`);
  await client.end();
  return withDatabase(templateUrl, name);
}

function withDatabase(url: URL, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
