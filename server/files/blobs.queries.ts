import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Any number; shared by all who put blobs, held alone by who removes some. */
const BLOBS_LOCK = 7_135_005;

/** On a connection, which holds it until it lets go or ends. */
export async function lockBlobs(connection: Database): Promise<void> {
  await sql`select pg_advisory_lock_shared(${BLOBS_LOCK})`.execute(connection);
}

/** Until the transaction is over. */
export async function lockBlobsWithin(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${BLOBS_LOCK})`.execute(transaction);
}

export async function tryLockBlobsAlone(connection: Database): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean;
  }>`select pg_try_advisory_lock(${BLOBS_LOCK}) as locked`.execute(connection);
  return rows[0]?.locked ?? false;
}

export async function unlockBlobs(connection: Database, how?: 'alone'): Promise<void> {
  await (
    how === 'alone'
      ? sql`select pg_advisory_unlock(${BLOBS_LOCK})`
      : sql`select pg_advisory_unlock_shared(${BLOBS_LOCK})`
  ).execute(connection);
}

/** Which of these some object has as its content or its picture. */
export async function findReferenced(db: Database, hashes: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('objects')
    .select('hash')
    .where('hash', '=', sql<string>`any(${hashes})`)
    .union(
      db
        .selectFrom('objects')
        .select(sql<string>`picture_hash`.as('hash'))
        .where('picture_hash', '=', sql<string>`any(${hashes})`),
    )
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

interface Reference {
  /** Of the content; not known of a picture. */
  size: number | undefined;
  paths: string[];
}

/** Every blob that some object has as its content or its picture. */
export async function listReferences(db: Database): Promise<Map<string, Reference>> {
  const rows = await db
    .selectFrom('objects')
    .select(['bucket', 'path', 'hash', 'size', 'picture_hash'])
    .execute();
  const references = new Map<string, Reference>();
  for (const { bucket, path, hash, size, picture_hash } of rows) {
    note(hash, Number(size), `${bucket}/${path}`);
    if (picture_hash !== null) note(picture_hash, undefined, `${bucket}/${path}`);
  }
  return references;

  function note(hash: string, size: number | undefined, path: string): void {
    const known = references.get(hash);
    if (known) known.paths.push(path);
    else references.set(hash, { size, paths: [path] });
  }
}
