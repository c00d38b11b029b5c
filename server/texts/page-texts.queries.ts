import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Any number; the copy that reads the texts of the library holds this lock. */
const READING_LOCK = 7_135_012;
/** Texts that are added share this lock; deleting words needs it alone. */
const WORDS_LOCK = 7_135_016;
/** A word that was on this many pages is certainly still in use, and would take longest to look up. */
const COMMON_PAGES = 200;
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
  // Its words must not be deleted as unused before this is committed. The upload does not wait for the disk: a text that
  // a crash takes away is read again.
  await sql`
    select pg_advisory_xact_lock_shared(${WORDS_LOCK}),
      set_config('synchronous_commit', 'off', true)`.execute(transaction);
  // The words always in the same order, so that two copies never wait for each other.
  await sql`
    with added as (
      insert into page_texts (source, page, text)
      select ${source}, page, text
      from unnest(${texts}::text[]) with ordinality as each (text, page)
      on conflict do nothing
      returning words
    )
    insert into library_words (word, pages)
    select lexeme collate "C" as word, count(*) from added, unnest(added.words)
    where lexeme ~ ${WORD} group by word order by word
    on conflict (word) do update set pages = library_words.pages + excluded.pages`.execute(
    transaction,
  );
}

/** Resources whose text is not known yet, the newest first, a few at a time, without so many that could not be read. */
export async function listUnread(
  db: Database,
  { most, skip }: { most: number; skip: number },
): Promise<UnreadPdf[]> {
  const rows = await db
    .selectFrom('objects')
    .select(['blob', 'size'])
    .where(isUnread())
    .$narrowType<{ blob: string }>()
    .orderBy('updated_at', 'desc')
    .orderBy('blob')
    .offset(skip)
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

/** Deletes the texts of PDFs that neither a resource nor a deletion has any more. Returns their words. */
export async function deleteTextsWithoutSource(db: Database): Promise<string[]> {
  return deleteTexts(
    db,
    sql<boolean>`not exists (select from objects o where o.blob = t.source)
      and not exists (select from deleted_objects o where o.blob = t.source)`,
  );
}

/** The same for PDFs that have just been removed. */
export async function deleteTextsOf(db: Database, sources: string[]): Promise<string[]> {
  return deleteTexts(db, sql<boolean>`t.source = any(${sources})`);
}

/** Does not wait for words that an upload is counting at this moment; their numbers stay too large. */
async function deleteTexts(db: Database, condition: RawBuilder<boolean>): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    with gone as (delete from page_texts t where ${condition} returning t.words),
    counted as (
      select lexeme collate "C" as word, count(*) as pages from gone, unnest(gone.words)
      where lexeme ~ ${WORD} group by lexeme
    ),
    free as (
      select w.word, w.pages - counted.pages as pages
      from library_words w join counted on counted.word = w.word
      order by w.word for update of w skip locked
    ),
    lowered as (
      update library_words w set pages = greatest(0, free.pages) from free where w.word = free.word
    )
    select word from counted`.execute(db);
  return rows.map(({ word }) => word);
}

/** Those of the words that are on no page. */
export async function listUnusedWords(db: Database, words: string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as word
    where word not in (
        select lexeme from (
          select words from page_texts limit ${COMMON_PAGES}::integer
        ) as page, unnest(page.words)
      )
      and not exists (
        select from page_texts where words @@ to_tsquery('simple', word)
      )`.execute(db);
  return rows.map(({ word }) => word);
}

/** False while a text is being added, which may have one of the words. */
export async function lockWords(transaction: Database): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean;
  }>`select pg_try_advisory_xact_lock(${WORDS_LOCK}) as locked`.execute(transaction);
  return rows[0]?.locked === true;
}

export async function deleteWords(transaction: Database, words: string[]): Promise<void> {
  await transaction
    .deleteFrom('library_words')
    .where(sql<boolean>`word = any(${words})`)
    .execute();
}

function isUnread() {
  return sql<boolean>`blob is not null and lower(name) like '%.pdf'
    and not exists (select from page_texts where source = blob and page = 1)`;
}
