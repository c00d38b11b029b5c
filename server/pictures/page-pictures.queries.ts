import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { StoredBlob } from '../files/file-store.ts';
import type { ReadPageFacts } from '../pdf/pdf-messages.ts';

export interface PictureKey {
  source: string;
  page: number;
  width: number;
}

export interface KeptPicture {
  blob: string;
  hash: string;
  bytes: number;
}

interface PictureRow {
  picture: KeptPicture | undefined;
  used_at: Date;
}

export async function findPagePicture(
  db: Database,
  key: PictureKey,
): Promise<PictureRow | undefined> {
  const row = await db
    .selectFrom('page_pictures')
    .select(['blob', 'hash', 'bytes', 'used_at'])
    .where(isPicture(key))
    .executeTakeFirst();
  if (!row) return undefined;
  const { blob, hash, bytes, ...rest } = row;
  const isDrawn = blob !== null && hash !== null && bytes !== null;
  return { ...rest, picture: isDrawn ? { blob, hash, bytes } : undefined };
}

/** Why the page could not be drawn lately, at whichever width: a page that takes too long does so at all of them. */
export async function findPageFailure(
  db: Database,
  { source, page }: PictureKey,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('page_pictures')
    .select('failure')
    .where('source', '=', source)
    .where('page', '=', page)
    .where('failure', 'is not', null)
    .where('blob', 'is', null)
    .where('claimed_until', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row?.failure ?? undefined;
}

/**
 * Whether this copy may draw the picture and store it under this name: nobody has drawn it, and no other copy is
 * drawing it.
 */
export async function claimPagePicture(
  db: Database,
  key: PictureKey,
  { now, until, blob }: { now: Date; until: Date; blob: string },
): Promise<boolean> {
  const claimed = await db
    .insertInto('page_pictures')
    .values({ ...key, claimed_until: until, used_at: now, next_blob: blob })
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'page', 'width'])
        .doUpdateSet({ claimed_until: until, failure: null, next_blob: blob })
        .where('page_pictures.blob', 'is', null)
        .where('page_pictures.claimed_until', '<=', now),
    )
    .returning('page')
    .execute();
  return claimed.length > 0;
}

/** False when the row is gone, or another copy was faster. */
export async function savePagePicture(
  db: Database,
  key: PictureKey,
  { blob, hash, size }: StoredBlob,
): Promise<boolean> {
  const saved = await db
    .updateTable('page_pictures')
    .set({ blob, hash, bytes: size, next_blob: null })
    .where(isPicture(key))
    .where('next_blob', '=', blob)
    .returning('page')
    .execute();
  return saved.length > 0;
}

export async function notePageFailure(
  db: Database,
  key: PictureKey,
  { failure, until }: { failure: string; until: Date },
): Promise<void> {
  await db
    .updateTable('page_pictures')
    .set({ failure, claimed_until: until, next_blob: null })
    .where(isPicture(key))
    .where('blob', 'is', null)
    .execute();
}

/** Gives up a claim, or forgets a picture that the store has lost. */
export async function forgetPagePicture(
  db: Database,
  key: PictureKey,
  blob: string | null,
): Promise<void> {
  await db
    .deleteFrom('page_pictures')
    .where(isPicture(key))
    .where('blob', 'is not distinct from', blob)
    .execute();
}

export async function notePictureUse(db: Database, key: PictureKey, now: Date): Promise<void> {
  await db.updateTable('page_pictures').set({ used_at: now }).where(isPicture(key)).execute();
}

/** Deletes the pictures used longest ago, until the others have at most `mostBytes`; returns their blobs. */
export async function deleteLeastUsed(db: Database, mostBytes: number): Promise<string[]> {
  const { rows } = await sql<{ blob: string }>`
    with added_up as (
      select source, page, width,
        sum(bytes) over (order by used_at desc, source, page, width) as bytes
      from page_pictures where blob is not null
    )
    delete from page_pictures p using added_up a
    where p.source = a.source and p.page = a.page and p.width = a.width and a.bytes > ${mostBytes}
    returning p.blob`.execute(db);
  return rows.map(({ blob }) => blob);
}

/** Deletes what was made from PDFs that no resource has any more; returns the blobs of the pictures. */
export async function deleteWithoutSource(db: Database): Promise<string[]> {
  await db.deleteFrom('page_facts').where(hasNoResource('page_facts')).execute();
  return blobsOf(
    await db
      .deleteFrom('page_pictures')
      .where(hasNoResource('page_pictures'))
      .returning('blob')
      .execute(),
  );
}

/** The same for PDFs that have just been removed. */
export async function deleteMadeFrom(db: Database, sources: string[]): Promise<string[]> {
  const ofSources = sql<boolean>`source = any(${sources})`;
  await db.deleteFrom('page_facts').where(ofSources).execute();
  return blobsOf(await db.deleteFrom('page_pictures').where(ofSources).returning('blob').execute());
}

export async function findPageFacts(
  db: Database,
  source: string,
): Promise<ReadPageFacts[] | undefined> {
  const row = await db
    .selectFrom('page_facts')
    .select('pages')
    .where('source', '=', source)
    .executeTakeFirst();
  return row?.pages;
}

export async function savePageFacts(
  db: Database,
  source: string,
  { pages: read, now }: { pages: ReadPageFacts[]; now: Date },
): Promise<void> {
  const pages = JSON.stringify(read);
  await db
    .insertInto('page_facts')
    .values({ source, pages, made_at: now })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ pages }))
    .execute();
}

function isPicture({ source, page, width }: PictureKey) {
  return sql<boolean>`source = ${source} and page = ${page} and width = ${width}`;
}

function hasNoResource(table: 'page_facts' | 'page_pictures') {
  return sql<boolean>`not exists (select from objects where objects.blob = ${sql.table(table)}.source)`;
}

function blobsOf(rows: { blob: string | null }[]): string[] {
  return rows.flatMap(({ blob }) => blob ?? []);
}
