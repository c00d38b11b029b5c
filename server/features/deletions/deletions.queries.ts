import { sql } from 'kysely';
import type { Bucket } from '#contract/library.ts';
import { KEEP_FILE } from '#contract/library-path.ts';
import type { Database } from '../../db/database.ts';
import { patternBelow } from '../library/library.queries.ts';

export interface NewDeletion {
  path: string;
  deleted_by: string;
  deleted_at: Date;
  expires_at: Date;
}

export interface Moved {
  bucket: Bucket;
  subpath: string;
}

const OBJECT_COLUMNS = [
  'bucket',
  'blob',
  'hash',
  'size',
  'type',
  'pages',
  'picture_blob',
  'picture_hash',
  'created_at',
  'updated_at',
  'title',
] as const;

export async function insertDeletion(db: Database, deletion: NewDeletion): Promise<string> {
  const row = await db
    .insertInto('deletions')
    .values(deletion)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Moves a resource out of the library, or with `bucket: 'both'` a folder with everything in it. */
export async function moveOutOfLibrary(
  db: Database,
  { id, path, bucket }: { id: string; path: string; bucket: Bucket | 'both' },
): Promise<Moved[]> {
  return db
    .with('gone', (query) =>
      query
        .deleteFrom('objects')
        .$if(bucket === 'both', (all) => all.where('path', 'like', patternBelow(path)))
        .$if(bucket !== 'both', (all) =>
          all
            .where('path', '=', path)
            .where('name', '<>', KEEP_FILE)
            .where(sql<boolean>`bucket = ${bucket}`),
        )
        .returning([...OBJECT_COLUMNS, 'path']),
    )
    .insertInto('deleted_objects')
    .columns([...OBJECT_COLUMNS, 'deletion_id', 'subpath'])
    .expression((query) =>
      query
        .selectFrom('gone')
        .select(OBJECT_COLUMNS)
        .select([
          sql<string>`${id}::uuid`.as('deletion_id'),
          sql<string>`substr(path, length(${path}::text) + 1)`.as('subpath'),
        ]),
    )
    .returning(['bucket', 'subpath'])
    .execute();
}

/** Puts the objects of a deletion back, under `path`. */
export async function moveIntoLibrary(
  db: Database,
  { id, path }: { id: string; path: string },
): Promise<void> {
  await db
    .insertInto('objects')
    .columns([...OBJECT_COLUMNS, 'path'])
    .expression((query) =>
      query
        .selectFrom('deleted_objects')
        .select(OBJECT_COLUMNS)
        .select(sql<string>`${path}::text || subpath`.as('path'))
        .where('deletion_id', '=', id),
    )
    .execute();
}

/** Deletions that can still be restored, the latest first. */
export async function listDeletions(db: Database, { now, most }: { now: Date; most: number }) {
  const keeps = sql<boolean>`o.bucket = 'learning' and o.subpath like ${`/%/${KEEP_FILE}`}`;
  const files = sql<boolean>`o.subpath not like ${`%/${KEEP_FILE}`}`;
  return db
    .selectFrom('deletions as d')
    .leftJoin('deleted_objects as o', 'o.deletion_id', 'd.id')
    .select(['d.id', 'd.path', 'd.deleted_by', 'd.deleted_at', 'd.expires_at'])
    .select([
      sql<number>`(count(*) filter (where ${keeps}))::integer`.as('weeks'),
      sql<number>`(count(*) filter (where ${files}))::integer`.as('files'),
    ])
    .where('d.expires_at', '>', now)
    .groupBy('d.id')
    .orderBy('d.deleted_at', 'desc')
    .orderBy('d.id')
    .limit(most)
    .execute();
}

export async function countDeletions(db: Database, now: Date): Promise<number> {
  const row = await db
    .selectFrom('deletions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** A deletion that can still be restored. */
export async function findDeletion(db: Database, { id, now }: { id: string; now: Date }) {
  return db
    .selectFrom('deletions')
    .select(['id', 'path', 'deleted_at'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function deleteDeletion(db: Database, id: string): Promise<void> {
  await db.deleteFrom('deletions').where('id', '=', id).execute();
}

/** The collection then finds their blobs unused. */
export async function deleteExpiredDeletions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('deletions').where('expires_at', '<=', now).execute();
}

export async function listDeletedBlobs(db: Database, id: string) {
  return db
    .selectFrom('deleted_objects')
    .select(['blob', 'picture_blob'])
    .where('deletion_id', '=', id)
    .execute();
}

/**
 * Lets deletions from a folder that has another name now be restored into it. `deletedAt` is given for a folder that
 * comes back under that name. Another folder may have had its name before or after it, and keeps its own deletions.
 */
export async function moveDeletions(
  db: Database,
  { from, to, deletedAt }: { from: string; to: string; deletedAt?: Date },
): Promise<{ id: string; path: string }[]> {
  const until = deletedAt ?? sql<Date>`'infinity'`;
  return db
    .updateTable('deletions')
    .set({ path: sql<string>`${to}::text || substr(path, length(${from}::text) + 1)` })
    .where('path', 'like', patternBelow(from))
    .where('deleted_at', '<=', until)
    .where((its) => {
      const folders = its
        .selectFrom('deletions as folder')
        .where('folder.path', '=', from)
        .where('folder.deleted_at', '<', until)
        .whereRef('folder.deleted_at', '>=', 'deletions.deleted_at');
      return its.not(its.exists(folders.select('folder.id')));
    })
    .returning(['id', 'path'])
    .execute();
}
