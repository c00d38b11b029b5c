import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { aResource, storeFindings } from '#testing/library.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { makeTestDatabase } from '#testing/test-database.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { contentOf } from '../files/blob-content.ts';
import { openDiskStore } from '../files/disk.ts';
import { tryLockBlobsAlone } from '../files/blobs.queries.ts';
import type { FileStore } from '../files/file-store.ts';
import { createLog } from '../log.ts';
import { withArchive } from './archive-reader.ts';
import { writeArchive } from './archive-writer.ts';
import { LEFT_OUT } from './left-out.ts';
import { MANIFEST } from './manifest.ts';
import { readManifest, restoreBackup } from './restore-backup.ts';
import { listTables } from './tables.queries.ts';
import { writeBackup } from './write-backup.ts';

const MIGRATIONS = new URL('../db/migrations', import.meta.url).pathname;
const KEPT = [
  'accounts',
  'audit_log',
  'objects',
  'profiles',
  'schools',
  'starter_weeks',
  'support_messages',
  'users',
];
const LATER = new Date(Date.now() + 60_000);

test('of every table it was decided whether it goes into a backup', async () => {
  const { db } = await aSite();
  const names = (await listTables(db)).map(({ name }) => name);
  expect(names.toSorted()).toEqual([...KEPT, ...LEFT_OUT].toSorted());
});

test('every row comes back as it was, and numbers go on after the last', async () => {
  const site = await aSite();
  await fill(site.db);
  await aResource(site.db, site.files, 'Year 2/Week 1/Slides "é\\ \u2028.pdf');
  const before = await rowsOf(site);
  expect(before.every(([, rows]) => rows.length > 0)).toBe(true);
  const file = await backUp(site);

  const restored = await aSite();
  await restore(file, restored);
  expect(await rowsOf(restored)).toEqual(before);
  expect(await storeFindings(restored.db, restored.files)).toEqual([]);
  const note = { actor: 'a', action: 'b', subject: 'c', details: '{}' };
  await restored.db.insertInto('audit_log').values(note).execute();
  await restored.db.insertInto('users').values({ email: 'new@school.example' }).execute();
  expect(await restored.db.selectFrom('profiles').select('email').execute()).toHaveLength(2);
  const ids = await restored.db.selectFrom('audit_log').select('id').orderBy('id').execute();
  expect(ids.map(({ id }) => Number(id))).toEqual([1, 2, 3, 4]);
});

test('nothing that opens a session or holds a code leaves with it', async () => {
  const site = await aSite();
  await fill(site.db);
  await withArchive(await backUp(site), MANIFEST, async ({ entries, readText }) => {
    const texts = await Promise.all(entries.map(({ name }) => readText(name)));
    const all = texts.join('');
    for (const secret of ['a token', 'a code', 'a sealed message', 'somebody tried']) {
      expect(all).not.toContain(secret);
    }
  });
});

test('rows that appear while files are copied are not in it, and none of its files is removed', async () => {
  const site = await aSite();
  await aResource(site.db, site.files, 'Year 2/Week 1/Early.pdf');
  const slow: FileStore = {
    ...site.files,
    async read(hash, range) {
      expect(await site.db.connection().execute(tryLockBlobsAlone)).toBe(false);
      await aResource(site.db, site.files, `Year 2/Week 1/${Math.random()}.pdf`);
      await site.db.deleteFrom('objects').where('name', '=', 'Early.pdf').execute();
      return site.files.read(hash, range);
    },
  };
  const file = await backUp({ ...site, files: slow });
  const restored = await aSite();
  await restore(file, restored);
  const names = await restored.db
    .selectFrom('objects')
    .select('name')
    .where('name', '<>', '.keep')
    .execute();
  expect(names).toEqual([{ name: 'Early.pdf' }]);
  expect(await storeFindings(restored.db, restored.files)).toEqual([]);
});

test('a missing or damaged file is named, and no backup is made', async () => {
  const site = await aSite();
  const { hash } = await aResource(site.db, site.files, 'Year 2/Week 1/Slides.pdf');
  const damaged = { ...site.files, read: async () => contentOf(Buffer.alloc(32)) };
  await expect(backUp({ ...site, files: damaged })).rejects.toThrow(/instead of|is damaged/);
  await site.files.delete(hash);
  await expect(backUp(site)).rejects.toThrow('"learning/Year 2/Week 1/Slides.pdf" is missing');
});

test('a database or a file store that has something in it is refused and stays as it is', async () => {
  const site = await aSite();
  await fill(site.db);
  const file = await backUp(site);
  const before = await rowsOf(site);
  await expect(restore(file, site)).rejects.toThrow(/The database is not empty: there are rows in/);
  expect(await rowsOf(site)).toEqual(before);

  const other = await aSite();
  await other.files.put(contentOf(Buffer.from('of another site')));
  await expect(restore(file, other)).rejects.toThrow('The file store is not empty');
});

test('a restore that fails in the middle leaves no row, and can be tried again', async () => {
  const site = await aSite();
  await fill(site.db);
  await aResource(site.db, site.files, 'Year 2/Week 1/Slides.pdf');
  const before = await rowsOf(site);
  const file = await backUp(site);
  const restored = await aSite();
  await sql`alter table support_messages add check (name <> 'Ada')`.execute(restored.db);
  await expect(restore(file, restored)).rejects.toThrow('support_messages_name_check');
  expect((await rowsOf(restored)).every(([, rows]) => rows.length === 0)).toBe(true);
  await sql`alter table support_messages
    drop constraint support_messages_name_check`.execute(restored.db);
  await restore(file, restored);
  expect(await rowsOf(restored)).toEqual(before);
});

test('a backup of an earlier release is restored and then brought up to this one', async () => {
  const earlier = await temporaryFolder();
  await cp(MIGRATIONS, earlier, { recursive: true });
  await rm(join(earlier, '0005_starter_scheme.sql'));
  const site = await aSite({ migrations: earlier });
  const school = { name: 'A', domain: 'a.example', contact_name: null, contact_email: null };
  await site.db.insertInto('schools').values(school).execute();
  const file = await backUp(site);

  const upToDate = await aSite();
  await expect(restore(file, upToDate)).rejects.toThrow('of an earlier release than the tables');
  const fresh = await aSite({ migrations: 'none' });
  await restore(file, fresh);
  expect(await migrate(fresh.connectionString)).toEqual([]);
  expect(await fresh.db.selectFrom('schools').select('domain').execute()).toEqual([
    { domain: 'a.example' },
  ]);
});

test('a backup of a newer release is refused', async () => {
  const site = await aSite();
  await sql`insert into schema_migrations (name, checksum)
    values ('9999_later.sql', 'x')`.execute(site.db);
  const file = await backUp(site);
  await expect(restore(file, await aSite())).rejects.toThrow('made by another release');
});

interface Site {
  connectionString: string;
  db: Database;
  files: FileStore;
}

/** The database of an earlier one is gone. */
async function aSite({ migrations = MIGRATIONS } = {}): Promise<Site> {
  const connectionString = await makeTestDatabase({ template: 'none' });
  if (migrations !== 'none') await migrate(connectionString, migrations);
  const db = openDatabase(connectionString, createLog('silent'));
  onTestFinished(() => db.destroy());
  const files = await openDiskStore(join(await temporaryFolder(), 'files'), { shared: false });
  return { connectionString, db, files };
}

async function backUp({ db, files }: Site): Promise<string> {
  const file = join(await temporaryFolder(), 'backup.tar');
  const now = () => new Date();
  const needs = { db, files, now, log: createLog('silent') };
  await writeArchive(file, now(), (archive) => writeBackup(needs, archive, () => {}));
  return file;
}

async function restore(file: string, site: Site): Promise<void> {
  await withArchive(file, MANIFEST, async (archive) => {
    await restoreBackup(archive, await readManifest(archive), site, () => {});
  });
}

/** Something in every table, and in every type of column. */
async function fill(db: Database): Promise<void> {
  const { id } = await db
    .insertInto('users')
    .values({ email: 'ada@school.example' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const favourites = ['Year 2/"quoted", {braces}', 'null', '', 'a\\b', '🍏'];
  await db.updateTable('profiles').set({ favourites, is_admin: true }).execute();
  const account = { user_id: id, provider_id: 'credential', account_id: id };
  await db
    .insertInto('accounts')
    .values({ ...account, password: 'a hash' })
    .execute();
  const session = { user_id: id, token: 'a token', expires_at: LATER };
  await db.insertInto('sessions').values(session).execute();
  const code = { identifier: 'ada', value: 'a code', expires_at: LATER };
  await db.insertInto('verifications').values(code).execute();
  await db.insertInto('rate_limits').values({ key: 'somebody tried', points: 1 }).execute();
  const mail = { next_attempt_at: LATER, expires_at: LATER };
  await db
    .insertInto('mail_queue')
    .values({ ...mail, sealed_message: Buffer.from('a sealed message') })
    .execute();
  const contact = { contact_name: null, contact_email: "o'hara@school.example" };
  const school = { name: 'School\n2', domain: 'school.example', ...contact };
  await db.insertInto('schools').values(school).execute();
  const message = { name: 'Ada', email: 'ada@school.example', message: '\t"Hello"\\n\u0001' };
  await db.insertInto('support_messages').values(message).execute();
  await db.insertInto('starter_weeks').values({ path: 'Year 2/Week 1' }).execute();
  for (const details of ['{}', '{"a":1.50,"b":null}', '{"c":12345678901234567890}']) {
    const note = { actor: 'a', action: 'b', subject: 'c', details };
    await db.insertInto('audit_log').values(note).execute();
  }
}

async function rowsOf({ db }: Site): Promise<[string, string[]][]> {
  const all: [string, string[]][] = [];
  for (const table of KEPT) {
    const { rows } = await sql<{
      line: string;
    }>`select row_to_json(t)::text as line from ${sql.id(table)} t order by 1`.execute(db);
    all.push([table, rows.map(({ line }) => line)]);
  }
  return all;
}
