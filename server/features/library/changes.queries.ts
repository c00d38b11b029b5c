import { sql } from 'kysely';
import { type Bucket, bucket as buckets } from '#contract/library.ts';
import { KEEP_FILE } from '#contract/library-path.ts';
import type { Database } from '../../db/database.ts';
import { patternBelow } from './library.queries.ts';

/** Any number; a change of the library holds this lock until it is committed. */
const LIBRARY_LOCK = 7_135_004;
/** SHA-256 of the empty file that keeps a folder. */
const EMPTY_HASH = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

export interface NewResource {
  bucket: Bucket;
  path: string;
  blob: string;
  hash: string;
  size: number;
  type: string;
  pages: number;
  picture_blob: string;
  picture_hash: string;
}

/** Lets the changes of all copies run one after another. */
export async function lockLibrary(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LIBRARY_LOCK})`.execute(transaction);
}

/** The path as it is stored, found in any case. */
export async function findFolder(db: Database, path: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('objects')
    .select('path')
    .where('bucket', '=', 'learning')
    .where('name', '=', KEEP_FILE)
    .where(inAnyCase(`${path}/${KEEP_FILE}`))
    .executeTakeFirst();
  return row?.path.slice(0, -KEEP_FILE.length - 1);
}

/** Inserts the `.keep` file of the folder into both buckets. */
export async function insertFolder(
  db: Database,
  path: string,
  title: string | null = null,
): Promise<void> {
  const keep = { path: `${path}/${KEEP_FILE}`, hash: EMPTY_HASH, size: 0 };
  const type = 'application/octet-stream';
  await db
    .insertInto('objects')
    .values(
      buckets.options.map((bucket) => ({
        bucket,
        type,
        ...keep,
        title: bucket === 'learning' ? title : null,
      })),
    )
    .execute();
}

export async function setFolderTitle(
  db: Database,
  path: string,
  title: string | null,
): Promise<void> {
  await db
    .updateTable('objects')
    .set({ title })
    .where('bucket', '=', 'learning')
    .where('path', '=', `${path}/${KEEP_FILE}`)
    .execute();
}

/** Changes the beginning of every path in a folder. */
export async function moveObjects(
  db: Database,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  await db
    .updateTable('objects')
    .set({ path: renamed(sql.ref('path'), from, to), updated_at: now })
    .where('path', 'like', patternBelow(from))
    .execute();
}

/** Renames the folder in the favourites of everybody who has starred it or something in it. */
export async function moveFavourites(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const isAffected = sql<boolean>`favourite = ${from} or favourite like ${patternBelow(from)}`;
  await db
    .updateTable('profiles')
    .set({
      // A favourite of an earlier folder with the new name may still exist: each path is listed once, at its first place.
      favourites: sql`array(
        select new_path from unnest(favourites) with ordinality as each (favourite, place),
        lateral (
          select case when ${isAffected} then ${renamed(sql.ref('favourite'), from, to)} else favourite end
        ) as path (new_path)
        group by new_path order by min(place)
      )`,
    })
    .where(sql<boolean>`exists (select from unnest(favourites) as favourite where ${isAffected})`)
    .execute();
}

/** Finds a resource in either bucket and in any case. */
export async function findResource(db: Database, path: string) {
  return db
    .selectFrom('objects')
    .select(['bucket', 'path', 'blob', 'picture_blob'])
    .where('name', '<>', KEEP_FILE)
    .where(inAnyCase(path))
    .executeTakeFirst();
}

export async function insertResource(db: Database, resource: NewResource): Promise<void> {
  await db.insertInto('objects').values(resource).execute();
}

export async function replaceResource(
  db: Database,
  replaced: { bucket: Bucket; path: string },
  { path: _path, ...content }: NewResource,
  now: Date,
): Promise<void> {
  await db
    .updateTable('objects')
    .set({ ...content, updated_at: now })
    .where('bucket', '=', replaced.bucket)
    .where('path', '=', replaced.path)
    .execute();
}

/** The database lowers both sides, because JavaScript lowers letters such as İ and Σ differently. */
function inAnyCase(path: string) {
  return sql<boolean>`lower(path) = lower(${path})`;
}

function renamed(path: ReturnType<typeof sql.ref>, from: string, to: string) {
  return sql<string>`${to}::text || substr(${path}, length(${from}::text) + 1)`;
}
