import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { withArchive } from '#server/backups/archive-reader.ts';
import { type ArchiveWriter, writeArchive } from '#server/backups/archive-writer.ts';
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
  'account_deletions',
  'accounts',
  'audit_log',
  'deleted_favourites',
  'deleted_objects',
  'deletions',
  'last_places',
  'newsletters',
  'objects',
  'passkeys',
  'profiles',
  'provider_accounts',
  'renamed_resources',
  'scheme_loads',
  'school_snapshots',
  'schools',
  'setup_steps',
  'starter_weeks',
  'subscription_reminders',
  'support_messages',
  'usage_counts',
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

export async function backUp(site: Site): Promise<string> {
  const { file, lost } = await backUpWhatIsThere(site);
  if (lost.length > 0) throw new Error(`lost: ${JSON.stringify(lost)}`);
  return file;
}

/** Returns the backup and the files that are not in it. */
export async function backUpWhatIsThere({ db, files }: Site) {
  const file = join(await temporaryFolder(), 'backup.tar');
  const now = () => new Date();
  const needs = { db, files, now };
  const write = (archive: ArchiveWriter) => writeBackup(needs, archive, () => {});
  const { lost } = await writeArchive(file, now(), write);
  return { file, lost };
}

export function restore(file: string, site: Site) {
  return withArchive(file, MANIFEST, async (archive) =>
    restoreBackup(archive, await readManifest(archive), site, () => {}),
  );
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
  const passkey = { user_id: id, credential_id: 'a passkey', public_key: Buffer.from('a key') };
  await db
    .insertInto('passkeys')
    .values({ ...passkey, counter: 1, name: 'A laptop', created_at: LATER, last_used_at: null })
    .execute();
  const atProvider = { user_id: id, issuer: 'https://provider.example', subject: 'ada' };
  await db
    .insertInto('provider_accounts')
    .values({ ...atProvider, created_at: LATER })
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
  const { id: school_id } = await db
    .insertInto('schools')
    .values({ ...school, ends_on: '2028-02-29' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('subscription_reminders')
    .values({ school_id, ends_on: '2028-02-29', days_before: 7, queued_at: LATER })
    .execute();
  const message = { name: 'Ada', email: 'ada@school.example', message: '\t"Hello"\\n\u0001' };
  await db.insertInto('support_messages').values(message).execute();
  const lastPlace = { path: 'Year 2/Week 1/Slides "é".pdf', page: 3, seen_at: LATER };
  await db
    .insertInto('last_places')
    .values({ ...lastPlace, profile_id: id })
    .execute();
  await db.insertInto('starter_weeks').values({ path: 'Year 2/Week 1' }).execute();
  const load = { started_by: 'a', started_at: LATER, heartbeat_at: LATER, ended_at: LATER };
  await db
    .insertInto('scheme_loads')
    .values({ ...load, done: 1, total: 2 })
    .execute();
  const deletion = { path: 'Year 1', deleted_by: 'a', deleted_at: LATER, expires_at: LATER };
  const { id: deletion_id } = await db
    .insertInto('deletions')
    .values(deletion)
    .returning('id')
    .executeTakeFirstOrThrow();
  const content = { blob: null, size: 0, hash: 'a hash', type: 'b' };
  const others = { pages: null, picture_blob: null, picture_hash: null };
  const keep = { deletion_id, bucket: 'learning' as const, subpath: '/.keep', title: 'a title' };
  await db
    .insertInto('deleted_objects')
    .values({ ...keep, ...content, ...others, created_at: LATER, updated_at: LATER })
    .execute();
  await db
    .insertInto('account_deletions')
    .values({ user_id: id, requested_at: LATER, due_at: LATER })
    .execute();
  const used = { day: '2026-11-16', school_id: id, kind: 'print' as const, resource: 'Year 2' };
  await db
    .insertInto('usage_counts')
    .values({ ...used, uses: 3 })
    .execute();
  await db
    .insertInto('renamed_resources')
    .values({ counted_as: 'Year 2/Week 1/Old.pdf', path: 'Year 2/Week 1/New.pdf' })
    .execute();
  await db
    .insertInto('school_snapshots')
    .values({ day: '2026-11-16', status: 'trial', schools: 2 })
    .execute();
  const letter = { subject: 'News', body: 'One\nTwo', written_at: LATER };
  await db
    .insertInto('newsletters')
    .values({ ...letter, people: 3, sent_at: LATER })
    .execute();
  await db.insertInto('setup_steps').values({ step: 'brand', done_at: LATER }).execute();
  const favourite = { deletion_id, profile_id: id, subpath: '' };
  await db.insertInto('deleted_favourites').values(favourite).execute();
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
