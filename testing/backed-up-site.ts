import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { withArchive } from '#server/backups/archive-reader.ts';
import { writeArchive } from '#server/backups/archive-writer.ts';
import { MANIFEST } from '#server/backups/manifest.ts';
import { readManifest, restoreBackup } from '#server/backups/restore-backup.ts';
import { writeBackup } from '#server/backups/write-backup.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDiskStore } from '#server/files/disk.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { createLog } from '#server/log.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { makeTestDatabase } from './test-database.ts';

const MIGRATIONS = new URL('../server/db/migrations', import.meta.url).pathname;
export const KEPT = [
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

export interface Site {
  connectionString: string;
  db: Database;
  files: FileStore;
  /** The folder of the file store. */
  folder: string;
}

/** A database and a file store; replaces the database of an earlier site of the same worker. */
export async function aSite({ migrations = MIGRATIONS } = {}): Promise<Site> {
  const connectionString = await makeTestDatabase({ template: 'none' });
  if (migrations !== 'none') await migrate(connectionString, migrations);
  const db = openDatabase(connectionString, createLog('silent'));
  onTestFinished(() => db.destroy());
  const folder = join(await temporaryFolder(), 'files');
  const files = await openDiskStore(folder, { shared: false });
  return { connectionString, db, files, folder };
}

export async function migrationsWithout(name: string): Promise<string> {
  const folder = await temporaryFolder();
  await cp(MIGRATIONS, folder, { recursive: true });
  await rm(join(folder, name));
  return folder;
}

export async function backUp({ db, files }: Site): Promise<string> {
  const file = join(await temporaryFolder(), 'backup.tar');
  const now = () => new Date();
  const needs = { db, files, now };
  await writeArchive(file, now(), (archive) => writeBackup(needs, archive, () => {}));
  return file;
}

export async function restore(file: string, site: Site): Promise<void> {
  await withArchive(file, MANIFEST, async (archive) => {
    await restoreBackup(archive, await readManifest(archive), site, () => {});
  });
}

/** Something in every table, and in every type of column. */
export async function fill(db: Database): Promise<void> {
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
  const session = { user_id: id, token: 'a token', user_agent: 'a browser', expires_at: LATER };
  await db.insertInto('sessions').values(session).execute();
  const times = { created_at: LATER, expires_at: LATER };
  const code = { email: 'ada@school.example', browser: 'a browser', hash: 'a code' };
  await db
    .insertInto('sign_in_codes')
    .values({ ...code, ...times })
    .execute();
  const place = { account: 'school.example', place: 'a network', last_sign_in_at: LATER };
  await db.insertInto('known_places').values(place).execute();
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

export async function rowsOf({ db }: Site): Promise<[string, string[]][]> {
  const all: [string, string[]][] = [];
  for (const table of KEPT) {
    const { rows } = await sql<{
      line: string;
    }>`select row_to_json(t)::text as line from ${sql.id(table)} t order by 1`.execute(db);
    all.push([table, rows.map(({ line }) => line)]);
  }
  return all;
}
