import { sql } from 'kysely';
import { type Bucket, bucket as buckets } from '#contract/library.ts';
import { KEEP_FILE } from '#contract/library-path.ts';
import type { Database } from '../../db/database.ts';
import { below } from './library.queries.ts';

/** Any number; whoever changes the library holds it until the change is committed. */
const LIBRARY_LOCK = 7_135_004;
/** SHA-256 of the nothing that is in a folder's own file. */
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

/** One change of the library after another, on every copy of the product. */
export async function lockLibrary(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LIBRARY_LOCK})`.execute(transaction);
}

/** As it is kept, whatever the case it is asked in. */
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

/** In both buckets. */
export async function insertFolder(db: Database, path: string): Promise<void> {
  const keep = { path: `${path}/${KEEP_FILE}`, hash: EMPTY_HASH, size: 0 };
  const type = 'application/octet-stream';
  await db
    .insertInto('objects')
    .values(buckets.options.map((bucket) => ({ bucket, type, ...keep })))
    .execute();
}

/** Everything in a folder gets another beginning. */
export async function moveObjects(
  db: Database,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  await db
    .updateTable('objects')
    .set({ path: moved(sql.ref('path'), from, to), updated_at: now })
    .where('path', 'like', below(from))
    .execute();
}

/** The favourites of everybody who has starred the folder or something in it. */
export async function moveFavourites(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const isAffected = sql<boolean>`favourite = ${from} or favourite like ${below(from)}`;
  await db
    .updateTable('profiles')
    .set({
      // Somebody may still have starred what once had the new name: each is listed once, at its first place.
      favourites: sql`array(
        select renamed from unnest(favourites) with ordinality as each (favourite, place),
        lateral (
          select case when ${isAffected} then ${moved(sql.ref('favourite'), from, to)} else favourite end
        ) as path (renamed)
        group by renamed order by min(place)
      )`,
    })
    .where(sql<boolean>`exists (select from unnest(favourites) as favourite where ${isAffected})`)
    .execute();
}

/** With all that is in it; gives the paths and the blobs. */
export async function deleteObjectsBelow(db: Database, folder: string) {
  return db
    .deleteFrom('objects')
    .where('path', 'like', below(folder))
    .returning(['bucket', 'path', 'name', 'blob', 'picture_blob'])
    .execute();
}

export async function deleteObject(db: Database, bucket: Bucket, path: string) {
  return db
    .deleteFrom('objects')
    .where('bucket', '=', bucket)
    .where('path', '=', path)
    .where('name', '<>', KEEP_FILE)
    .returning(['blob', 'picture_blob'])
    .executeTakeFirst();
}

/** A resource of that name, in either bucket and in whatever case. */
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

/** The database folds both, because JavaScript folds letters such as İ and Σ in another way. */
function inAnyCase(path: string) {
  return sql<boolean>`lower(path) = lower(${path})`;
}

function moved(path: ReturnType<typeof sql.ref>, from: string, to: string) {
  return sql<string>`${to}::text || substr(${path}, length(${from}::text) + 1)`;
}
