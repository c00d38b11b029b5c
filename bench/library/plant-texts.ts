import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

const PAGES_PER_RESOURCE = 10;
const WORDS_PER_PAGE = 60;
const RESOURCES_AT_ONCE = 200;
/** Of a large library; a few are on every page and most on a handful, as in any language. */
const VOCABULARY = 20_000;
const SKEW = 3;

/** Gives every resource ten pages of text with these words, of which the first are the most common. */
export async function plantTexts(db: Database, blobs: string[], words: string[]): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set maintenance_work_mem = '512MB'`.execute(connection);
    const indexes = await dropSearchIndexes(connection);
    for (let at = 0; at < blobs.length; at += RESOURCES_AT_ONCE) {
      await insertPages(connection, blobs.slice(at, at + RESOURCES_AT_ONCE), words);
    }
    await sql`
      insert into library_words (word, pages)
      select word, ndoc from ts_stat('select words from page_texts')
      on conflict (word) do update set pages = excluded.pages`.execute(connection);
    for (const definition of indexes) await sql.raw(definition).execute(connection);
    await sql`vacuum analyze page_texts, library_words, objects`.execute(connection);
  });
}

/** Filling an index row by row takes several times as long as building it. Returns how to build them again. */
async function dropSearchIndexes(db: Database): Promise<string[]> {
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes
    where tablename = 'page_texts' and indexdef ilike '%using gin%'`.execute(db);
  for (const { indexname } of rows) await sql`drop index ${sql.ref(indexname)}`.execute(db);
  return rows.map(({ indexdef }) => indexdef);
}

async function insertPages(db: Database, blobs: string[], words: string[]): Promise<void> {
  const pages = blobs.flatMap((blob) =>
    Array.from({ length: PAGES_PER_RESOURCE }, (_, index) => ({ blob, page: index + 1 })),
  );
  const sources = pages.map(({ blob }) => blob);
  const numbers = pages.map(({ page }) => page);
  const texts = pages.map(() => makePage(words));
  await sql`
    insert into page_texts (source, page, text)
    select * from unnest(${sources}::text[], ${numbers}::integer[], ${texts}::text[])`.execute(db);
}

export function makeWords(): string[] {
  const starts = [
    'b',
    'br',
    'c',
    'd',
    'f',
    'fl',
    'g',
    'h',
    'l',
    'm',
    'n',
    'p',
    'r',
    's',
    'st',
    't',
  ];
  const vowels = ['a', 'e', 'i', 'o', 'u', 'ea', 'ou'];
  const ends = ['dge', 'n', 'st', 'tion', 'ly', 'r', 'ck', 'm', 'll', 'p'];
  const parts = (n: number) =>
    `${starts[n % starts.length]}${vowels[Math.floor(n / 3) % vowels.length]}`;
  const words = new Set<string>();
  for (let n = 0; words.size < VOCABULARY; n += 1) {
    words.add(`${parts(n)}${parts(Math.floor(n / 16))}${ends[Math.floor(n / 7) % ends.length]}`);
    if (n > VOCABULARY * 50) break;
  }
  return [...words];
}

export function makePage(words: string[]): string {
  return Array.from({ length: WORDS_PER_PAGE }, (_, n) => {
    const word = words[Math.floor(words.length * Math.random() ** SKEW)] ?? '';
    return n % 10 === 9 ? `${word}.` : word;
  }).join(' ');
}
