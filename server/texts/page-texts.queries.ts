import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Any number; the copy that reads the texts of the library holds this lock. */
const READING_LOCK = 7_135_012;
const WORD = '^[[:alpha:]]{3,30}$';

export interface UnreadPdf {
  blob: string;
  size: number;
}

/** Keeps the text of every page of a PDF, and its words. */
export async function insertPageTexts(
  transaction: Database,
  source: string,
  texts: string[],
): Promise<void> {
  await sql`
    insert into page_texts (source, page, text)
    select ${source}, page, text from unnest(${texts}::text[]) with ordinality as each (text, page)
    on conflict do nothing`.execute(transaction);
  // Always in the same order, so that two copies never wait for each other.
  await sql`
    insert into library_words (word)
    select distinct lexeme collate "C" as word from page_texts, unnest(words)
    where source = ${source} and lexeme ~ ${WORD} order by word
    on conflict do nothing`.execute(transaction);
}

/** Resources whose text is not known yet, a few at a time, without those that could not be read. */
export async function listUnread(
  db: Database,
  { most, except }: { most: number; except: string[] },
): Promise<UnreadPdf[]> {
  const rows = await db
    .selectFrom('objects')
    .select(['blob', 'size'])
    .where(isUnread())
    .where(sql<boolean>`blob <> all(${except})`)
    .$narrowType<{ blob: string }>()
    .orderBy('updated_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ blob, size }) => ({ blob, size: Number(size) }));
}

export async function countUnread(db: Database): Promise<number> {
  const row = await db
    .selectFrom('objects')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(isUnread())
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Runs the work on the one copy that has the lock; false when another copy has it. */
export async function withReadingLock(db: Database, work: () => Promise<void>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{
      locked: boolean;
    }>`select pg_try_advisory_lock(${READING_LOCK}) as locked`.execute(connection);
    if (rows[0]?.locked !== true) return false;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${READING_LOCK})`.execute(connection);
    }
    return true;
  });
}

/** Deletes the texts of PDFs that no resource has any more, also none that can be restored. */
export async function deleteTextsWithoutSource(db: Database): Promise<void> {
  await sql`
    delete from page_texts t
    where not exists (select from objects o where o.blob = t.source)
      and not exists (select from deleted_objects o where o.blob = t.source)`.execute(db);
}

/** The same for PDFs that have just been removed. */
export async function deleteTextsOf(db: Database, sources: string[]): Promise<void> {
  await db
    .deleteFrom('page_texts')
    .where(sql<boolean>`source = any(${sources})`)
    .execute();
}

/** Deletes the words that are on no page any more. */
export async function deleteUnusedWords(transaction: Database): Promise<void> {
  // Keeps texts from being added meanwhile, whose words would seem unused.
  await sql`lock table library_words in share row exclusive mode`.execute(transaction);
  await sql`
    delete from library_words
    where word not in (select word from ts_stat('select words from page_texts'))`.execute(
    transaction,
  );
}

function isUnread() {
  return sql<boolean>`blob is not null and lower(name) like '%.pdf'
    and not exists (select from page_texts where source = blob and page = 1)`;
}
