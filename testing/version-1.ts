import { createHash } from 'node:crypto';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { FileStore } from '#server/files/file-store.ts';

/** The commit of version 1.0. */
export const VERSION_1_COMMIT = '8557356';

/** The migrations that version 1.0 had. */
export const VERSION_1_MIGRATIONS = new Set([
  '0001_support_and_mail.sql',
  '0002_identity.sql',
  '0003_library.sql',
  '0004_administration.sql',
  '0005_starter_scheme.sql',
]);

/** Written by version 1.0: a week with `First.pdf` and `Second.pdf`, which have the same content. */
export const VERSION_1_BACKUP = new URL('version-1-backup.tar', import.meta.url).pathname;

const LONG_AGO = new Date('2026-01-05T08:00:00Z');

interface OldResource {
  path: string;
  content: string;
  picture?: string;
}

/** The folder of the file store, or a bucket. */
type Store = string | Pick<FileStore, 'put'>;

/** Stores a file as version 1.0 did, under its hash; returns the hash. */
async function storeAsVersion1(store: Store, content: string): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex');
  if (typeof store === 'string') await writeOldFile(store, hash, content);
  else await store.put(Readable.from([Buffer.from(content)]), hash);
  return hash;
}

async function writeOldFile(folder: string, hash: string, content: string): Promise<void> {
  const file = join(folder, hash.slice(0, 2), hash);
  await mkdir(join(folder, hash.slice(0, 2)), { recursive: true });
  await writeFile(file, content);
  await utimes(file, LONG_AGO, LONG_AGO);
}

/** A folder as version 1.0 wrote it, also where it runs beside a newer release. */
export async function folderOfVersion1(db: Database, files: Store, path: string): Promise<void> {
  const hash = await storeAsVersion1(files, '');
  for (const bucket of ['learning', 'learning-readonly']) {
    await sql`insert into objects (bucket, path, hash, size, type)
      values (${bucket}, ${`${path}/.keep`}, ${hash}, 0, 'application/octet-stream')`.execute(db);
  }
}

export async function resourceOfVersion1(
  db: Database,
  files: Store,
  { path, content, picture = 'picture' }: OldResource,
): Promise<string> {
  const hash = await storeAsVersion1(files, content);
  const pictureHash = await storeAsVersion1(files, picture);
  const size = Buffer.byteLength(content);
  await sql`insert into objects (bucket, path, hash, size, type, pages, picture_hash)
    values ('learning', ${path}, ${hash}, ${size}, 'application/pdf', 1, ${pictureHash})`.execute(
    db,
  );
  return hash;
}

export async function replaceAsVersion1(
  db: Database,
  files: Store,
  { path, content, picture = 'picture' }: OldResource,
): Promise<string> {
  const hash = await storeAsVersion1(files, content);
  const pictureHash = await storeAsVersion1(files, picture);
  await sql`update objects
    set hash = ${hash}, size = ${Buffer.byteLength(content)}, picture_hash = ${pictureHash}
    where path = ${path}`.execute(db);
  return hash;
}
