import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Config, loadConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { withPool, withUnmigratedDatabase } from '#server/db/with-database.ts';
import { contentOf } from '#server/files/blob-content.ts';
import { openFileStore } from '#server/files/open-file-store.ts';
import { slides } from '../../e2e/test-pdfs/slides.ts';
import { makePage, makeWords } from '../library/plant-texts.ts';

export interface OldResource {
  bucket: 'learning' | 'learning-readonly';
  path: string;
  hash: string;
  size: number;
}

export const PAGES = 8;
const FILES_PER_WEEK = 10;
const WEEKS_PER_YEAR = 36;
const WORDS_PER_LINE = 10;
const BLOBS_AT_ONCE = 8;
const ROWS_AT_ONCE = 2000;
const EMPTY = Buffer.alloc(0);
const words = makeWords();

/** Slides with a text of their own. */
export function oldPdf(number: number): Buffer {
  const text = `Resource ${number} ${makePage(words)}`.split(' ');
  const lines: string[] = [];
  while (text.length > 0) lines.push(`(${text.splice(0, WORDS_PER_LINE).join(' ')}) Tj T*`);
  return slides(PAGES, { upperHalf: `BT /F1 24 Tf 28 TL 40 500 Td ${lines.join(' ')} ET` });
}

/**
 * Adds resources as version 1.0 did: content under its hash, rows without the columns that came later, a folder as an
 * empty `.keep` in both buckets. Their pictures are those of the given resources, which share them as in version 1.0
 * all equal pictures did.
 */
export async function plantOldLibrary(
  dataDir: string,
  count: number,
  picturesOf: string,
): Promise<OldResource[]> {
  const config = loadConfig({ ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir });
  const put = await openOldStore(config);
  const planted: OldResource[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: BLOBS_AT_ONCE }, async () => {
      while (next < count) {
        const number = next++;
        const content = oldPdf(number);
        const stored = { hash: await put(content), size: content.byteLength };
        planted[number] = { bucket: bucketOf(number), path: pathOf(number), ...stored };
      }
    }),
  );
  const empty = await put(EMPTY);
  await withOldDatabase(config, async (db) => {
    await insertFolders(db, planted, empty);
    const pictures = await listPictures(db, picturesOf);
    for (let at = 0; at < count; at += ROWS_AT_ONCE) {
      await insertResources(db, planted.slice(at, at + ROWS_AT_ONCE), pictures);
    }
  });
  return planted;
}

function withOldDatabase(config: Config, work: (db: Database) => Promise<void>): Promise<void> {
  return withUnmigratedDatabase(config, (connectionString) => withPool(connectionString, work));
}

/** Returns a function that stores content under its hash. */
async function openOldStore(config: Config): Promise<(content: Buffer) => Promise<string>> {
  const bucket = config.s3 && (await openFileStore(config, { shared: true }));
  return async (content) => {
    const hash = createHash('sha256').update(content).digest('hex');
    if (bucket) {
      await bucket.put(contentOf(content), hash);
      return hash;
    }
    const folder = join(config.dataDir, 'files', hash.slice(0, 2));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, hash), content);
    return hash;
  };
}

async function insertFolders(db: Database, resources: OldResource[], hash: string): Promise<void> {
  const weeks = new Set(resources.map(({ path }) => path.split('/').slice(0, 2).join('/')));
  const years = new Set([...weeks].map((week) => week.split('/')[0] ?? ''));
  const paths = [...years, ...weeks].map((folder) => `${folder}/.keep`);
  await sql`
    insert into objects (bucket, path, hash, size, type)
    select bucket, path, ${hash}, 0, 'application/octet-stream'
    from unnest(${paths}::text[]) as path, (values ('learning'), ('learning-readonly')) as each (bucket)
    on conflict do nothing`.execute(db);
}

async function listPictures(db: Database, week: string): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select picture_hash as hash from objects
    where path like ${`${week}/%`} and picture_hash is not null`.execute(db);
  if (rows.length === 0) throw new Error(`no resource in ${week} has a picture`);
  return rows.map(({ hash }) => hash);
}

async function insertResources(
  db: Database,
  resources: OldResource[],
  pictures: string[],
): Promise<void> {
  const column = (name: keyof OldResource) => resources.map((resource) => String(resource[name]));
  const theirPictures = resources.map((_, n) => pictures[n % pictures.length]);
  await sql`
    insert into objects (bucket, path, hash, size, type, pages, picture_hash)
    select bucket, path, hash, size, 'application/pdf', ${PAGES}, picture
    from unnest(${column('bucket')}::text[], ${column('path')}::text[], ${column('hash')}::text[],
      ${column('size')}::bigint[], ${theirPictures}::text[])
      as each (bucket, path, hash, size, picture)`.execute(db);
}

function bucketOf(number: number): OldResource['bucket'] {
  return number % 4 === 0 ? 'learning-readonly' : 'learning';
}

function pathOf(number: number): string {
  const week = Math.floor(number / FILES_PER_WEEK);
  const year = Math.floor(week / WEEKS_PER_YEAR);
  const kind = ['Slides', 'Worksheet', 'Home sheet', 'Spelling rule'][number % 4];
  return `Year ${year + 2}/Week ${(week % WEEKS_PER_YEAR) + 1}/${kind} ${number}.pdf`;
}
