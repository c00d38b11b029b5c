import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Bucket } from '#contract/library.ts';
import { KEEP_FILE } from '#contract/library-path.ts';
import { SCHEME } from '#scheme/scheme.ts';
import { weekTitle } from '#scheme/week-title.ts';
import type { Database } from '#server/db/database.ts';

const WEEKS_PER_YEAR = 36;
const FILES_PER_WEEK = 10;
const PAGES = 10;
const ROWS_AT_ONCE = 2000;

/** Inserts rows without content, because the measured calls read only the table. */
export async function plantResources(db: Database, size: number): Promise<void> {
  const paths = Array.from({ length: size }, (_, n) => pathOf(n));
  const blobs = blobsOf(size);
  const folders = new Set(paths.flatMap((path) => [upTo(path, 1), upTo(path, 2)]));
  const objects = [
    ...[...folders].flatMap((folder) => [
      object('learning', `${folder}/${KEEP_FILE}`),
      object('learning-readonly', `${folder}/${KEEP_FILE}`),
    ]),
    ...paths.map((path, n) => ({
      ...object(n % 4 === 0 ? 'learning-readonly' : 'learning', path),
      blob: blobs[n] ?? null,
      pages: PAGES,
      picture_blob: `picture ${n}`,
      picture_hash: createHash('sha256').update(path).digest('hex'),
    })),
  ];
  for (let at = 0; at < objects.length; at += ROWS_AT_ONCE) {
    await db
      .insertInto('objects')
      .values(objects.slice(at, at + ROWS_AT_ONCE))
      .execute();
  }
}

/** Gives every year group and week a title: those of the starter scheme, each made unique by a word. */
export async function plantTitles(db: Database, words: string[]): Promise<void> {
  const titles = SCHEME.flatMap(({ weeks }) => weeks.map(weekTitle));
  await sql`
    update objects o set title = given.title
    from (
      select path, (${words}::text[])[1 + n % ${words.length}::integer] || ': '
        || (${titles}::text[])[1 + n % ${titles.length}::integer] as title
      from (
        select path, (row_number() over (order by path))::integer as n from objects
        where bucket = 'learning' and name = ${KEEP_FILE}
      ) as folder
    ) as given
    where o.bucket = 'learning' and o.path = given.path`.execute(db);
}

export function blobsOf(size: number): string[] {
  return Array.from({ length: size }, (_, n) => `blob ${n}`);
}

function pathOf(n: number): string {
  const week = Math.floor(n / FILES_PER_WEEK);
  const year = Math.floor(week / WEEKS_PER_YEAR);
  const kind = ['Slides', 'Worksheet', 'Home sheet', 'Spelling rule'][n % 4];
  return `Year ${year + 2}/Week ${(week % WEEKS_PER_YEAR) + 1}/${kind} ${n}.pdf`;
}

function object(bucket: Bucket, path: string) {
  const empty = { blob: null, pages: null, picture_blob: null, picture_hash: null };
  return { bucket, path, hash: '0'.repeat(64), size: 0, type: 'application/pdf', ...empty };
}

function upTo(path: string, levels: number): string {
  return path.split('/').slice(0, levels).join('/');
}
