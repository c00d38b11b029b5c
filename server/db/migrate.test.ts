import { cp, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { makeTestDatabase } from '#testing/test-database.ts';
import { SettingsError } from '../start-error.ts';
import { migrate, readMigrations, requireMigrated } from './migrate.ts';

const OURS = new URL('./migrations', import.meta.url).pathname;

test('migrations apply once, in the order of their numbers', async () => {
  const url = await makeTestDatabase({ template: 'none' });
  const applied = await migrate(url);
  expect(applied[0]).toBe('0001_support_and_mail.sql');
  expect(applied).toEqual(applied.toSorted());
  expect(await migrate(url)).toEqual([]);
});

test('of two copies that start at once, one migrates and the other waits', async () => {
  const url = await makeTestDatabase({ template: 'none' });
  const all = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(all.filter((applied) => applied.length > 0)).toHaveLength(1);
});

test('an address of a database that is not there is a wrong setting', async () => {
  const wrong = new URL(await makeTestDatabase({ template: 'none' }));
  wrong.pathname = '/nowhere';
  await expect(migrate(wrong.href)).rejects.toThrow(SettingsError);
  await expect(migrate(wrong.href)).rejects.toThrow('Is DATABASE_URL right?');
});

test.each(['LATIN1', 'SQL_ASCII'])(
  'an empty database with the encoding %s is refused, with what to do',
  async (encoding) => {
    const url = await databaseWithEncoding(encoding);
    const refused = `DATABASE_URL has the encoding ${encoding} instead of UTF8`;
    await expect(migrate(url)).rejects.toThrow(SettingsError);
    await expect(migrate(url)).rejects.toThrow(refused);
    const tables = await query(url, "select to_regclass('schema_migrations') as found");
    expect(tables).toEqual([{ found: null }]);
  },
);

test('a site that has always been in a database without an encoding goes on there', async () => {
  const url = await databaseWithEncoding('SQL_ASCII');
  await query(url, 'create table schema_migrations (name text, checksum text)');
  expect(await migrate(url)).toContain('0012_titles_and_texts.sql');
});

test('a schema or tables of another owner are refused, with what to do', async () => {
  const url = new URL(await makeTestDatabase({ template: 'none' }));
  await query(url.href, 'drop role if exists guest');
  await query(url.href, "create role guest login password 'guest'");
  const guest = new URL(url);
  [guest.username, guest.password] = ['guest', 'guest'];
  await expect(migrate(guest.href)).rejects.toThrow(SettingsError);
  await expect(migrate(guest.href)).rejects.toThrow(
    'The user of DATABASE_URL lacks a right: permission denied for schema public. Make it the owner',
  );
  await migrate(url.href);
  await query(url.href, 'grant all on schema public to guest');
  await expect(migrate(guest.href)).rejects.toThrow(
    /lacks a right: must be owner of table schema_migrations/,
  );
  await expect(requireMigrated(guest.href)).rejects.toThrow(
    /lacks a right: permission denied for table schema_migrations/,
  );
  await query(url.href, 'drop schema public cascade');
  await expect(migrate(guest.href)).rejects.toThrow('no schema has been selected to create in');
});

test('a migration that fails leaves nothing of itself behind', async () => {
  const { url, folder } = await databaseWithMigrations();
  await writeFile(join(folder, '9000_broken.sql'), 'create table half (id int); select nonsense;');
  await expect(migrate(url, folder)).rejects.toThrow('nonsense');
  expect(await query(url, "select to_regclass('half') as found")).toEqual([{ found: null }]);
});

test('a migration changed after it was applied is refused by name', async () => {
  const { url, folder } = await databaseWithMigrations();
  await writeFile(join(folder, '0001_support_and_mail.sql'), 'select 1;');
  await expect(migrate(url, folder)).rejects.toThrow('0001_support_and_mail.sql was changed');
});

test('a database from a newer release is refused', async () => {
  const { url, folder } = await databaseWithMigrations();
  await rename(join(folder, '0001_support_and_mail.sql'), join(folder, '0001_other.sql'));
  await expect(migrate(url, folder)).rejects.toThrow('made by a newer release');
});

test('a release starts beside a newer one whose migrations only add', async () => {
  const { url, folder } = await databaseWithMigrations();
  await writeFile(join(folder, '9000_more.sql'), '-- adds only\ncreate table more (id int);');
  await migrate(url, folder);
  expect(await migrate(url)).toEqual([]);
  await requireMigrated(url);

  await writeFile(join(folder, '9001_fewer.sql'), 'drop table more;');
  await migrate(url, folder);
  await expect(migrate(url)).rejects.toThrow('it has the migration 9001_fewer.sql');
  await expect(migrate(url)).rejects.toThrow(SettingsError);
});

test('a database of a release that did not mark its migrations is migrated', async () => {
  const { url, folder } = await databaseWithMigrations();
  await query(url, 'alter table schema_migrations drop column adds_only');
  await requireMigrated(url);
  await writeFile(join(folder, '9000_more.sql'), '-- adds only\ncreate table more (id int);');
  expect(await migrate(url, folder)).toEqual(['9000_more.sql']);
  expect(await migrate(url)).toEqual([]);
});

test('a migration that is marked as adding only neither drops, renames nor changes what is there', async () => {
  const marked = (await readMigrations()).filter(({ addsOnly }) => addsOnly);
  expect(marked.map(({ name }) => name)).toContain('0008_operations.sql');
  for (const { name, sql } of marked) {
    expect([name, changesWhatIsThere(sql)]).toEqual([name, []]);
  }
});

test.each([
  ['alter table schools drop column phone;', true],
  ['alter table schools add column phone text not null;', true],
  ['alter table schools\n  add column phone text\n  not null;', true],
  ['alter table schools add phone text not null;', true],
  ['alter table schools add constraint short check (length(name) < 9);', true],
  ['alter table schools add unique (name);', true],
  ['alter table schools add check (length(name) < 9);', true],
  ['create unique index on schools (name);', true],
  ['alter table schools add column phone text;', false],
  ["alter table schools add column phone text not null default '';", false],
  ['create table more (id int not null, constraint one check (id > 0));', false],
  ['create table more (id int not null); create unique index on more (id);', false],
])('the guard of migrations that only add: %s', (sql, isRefused) => {
  expect(changesWhatIsThere(sql).length > 0).toBe(isRefused);
});

/** The statements that an earlier release, which knows nothing of them, could fail at. */
function changesWhatIsThere(sql: string): string[] {
  const made = new Set([...sql.matchAll(/create table (\w+)/gi)].map(([, table]) => table));
  const statements = sql.replaceAll(/--.*$/gm, '').split(';');
  return statements.filter((each) => {
    const [, table] = /(?:alter table|unique index.* on) (\w+)/i.exec(each) ?? [];
    if (/\b(drop|rename|truncate|delete from|alter column|set not null)\b/i.test(each)) return true;
    if (table === undefined || made.has(table)) return false;
    return (
      /\badd (constraint|unique|check|primary|foreign|exclude)\b|unique index/i.test(each) ||
      (/\badd\b[^]*\bnot null\b/i.test(each) && !/\bdefault\b/i.test(each))
    );
  });
}

test('a check for the tables of this release refuses others and creates none', async () => {
  const url = await makeTestDatabase({ template: 'none' });
  const refused = 'does not have the tables of this release';
  await expect(requireMigrated(url)).rejects.toThrow(refused);
  expect(await query(url, "select to_regclass('schema_migrations') as found")).toEqual([
    { found: null },
  ]);
  await migrate(url, OURS, new Set(['0001_support_and_mail.sql']));
  await expect(requireMigrated(url)).rejects.toThrow(refused);
  await migrate(url);
  await requireMigrated(url);
  await query(url, "insert into schema_migrations (name, checksum) values ('9999_later.sql', 'x')");
  await expect(requireMigrated(url)).rejects.toThrow('made by a newer release');
});

async function databaseWithEncoding(encoding: string): Promise<string> {
  const url = new URL(await makeTestDatabase({ template: 'none' }));
  const name = `${url.pathname.slice(1)}_${encoding.toLowerCase()}`;
  await query(url.href, `drop database if exists ${name}`);
  await query(
    url.href,
    `create database ${name} encoding '${encoding}' locale 'C' template template0`,
  );
  url.pathname = `/${name}`;
  return url.href;
}

async function databaseWithMigrations() {
  const url = await makeTestDatabase({ template: 'none' });
  const folder = await temporaryFolder();
  await cp(OURS, folder, { recursive: true });
  await migrate(url, folder);
  return { url, folder };
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}
