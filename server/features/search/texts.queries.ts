import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { TextQuery } from './text-query.ts';
import { weekOf } from './titles.queries.ts';

/** A page that has the words. */
export interface FoundPage {
  /** The blob of its PDF. */
  source: string;
  page: number;
  /** Whether it has them as they were typed. A page that has them so may be found once more without. */
  isExact: boolean;
}

/** A word on more pages than this is everywhere: which of them come first matters to nobody. */
const MOST_PAGES = 2000;

/** Pages of all sources, or of those that are given. The indexes have the answer, so no text is read. */
export async function findPages(
  db: Database,
  query: TextQuery,
  sources?: string[],
): Promise<FoundPage[]> {
  const exact = await pagesWhere(db, sql`p.words @@ ${parsedOnce('simple', query.exact)}`, sources);
  const found = exact.map((page) => ({ ...page, isExact: true }));
  if (found.length >= MOST_PAGES) return found;
  const others = await pagesWhere(db, hasWords(query), sources);
  return [...found, ...others.map((page) => ({ ...page, isExact: false }))];
}

async function pagesWhere(
  db: Database,
  condition: RawBuilder<unknown>,
  sources: string[] | undefined,
): Promise<Pick<FoundPage, 'source' | 'page'>[]> {
  const isWanted = sources ? sql`p.source = any(${sources})` : sql`true`;
  const { rows } = await sql<Pick<FoundPage, 'source' | 'page'>>`
    select p.source, p.page from page_texts p
    where ${isWanted} and ${condition} limit ${MOST_PAGES}::integer`.execute(db);
  return rows;
}

export interface PageText {
  source: string;
  page: number;
  text: string;
}

export async function readPageTexts(
  db: Database,
  pages: Pick<PageText, 'source' | 'page'>[],
): Promise<PageText[]> {
  const sources = pages.map(({ source }) => source);
  const numbers = pages.map(({ page }) => page);
  const { rows } = await sql<PageText>`
    select t.source, t.page, t.text
    from unnest(${sources}::text[], ${numbers}::integer[]) as wanted (source, page)
    join page_texts t on t.source = wanted.source and t.page = wanted.page`.execute(db);
  return rows;
}

function hasWords({ words, stems, phrases }: TextQuery) {
  const hasPhrases = sql<boolean>`p.words @@ ${parsedOnce('simple', phrases)}`;
  if (words === '') return hasPhrases;
  const isFound = sql<boolean>`(p.words @@ ${parsedOnce('simple', words)}
    or p.stems @@ ${parsedOnce('english', stems)})`;
  return phrases === '' ? isFound : sql<boolean>`(${isFound} and ${hasPhrases})`;
}

/**
 * In a query of its own, so that the database does not know how common the words are and always uses the index:
 * reading pages from the first, which it would prefer for a common word, takes many times as long.
 */
function parsedOnce(config: 'english' | 'simple', words: string) {
  return sql`(select to_tsquery(${sql.lit(config)}, ${words}))`;
}

/** Words of the library that are about as long, and begin or end alike. */
export async function listSimilarWords(db: Database, word: string): Promise<string[]> {
  const isAboutAsLong = sql`length(word) between length(${word}::text) - 2 and length(${word}::text) + 2`;
  const rows = await db
    .selectFrom('library_words')
    .select('word')
    .where(
      sql<boolean>`((left(word, 1) = left(${word}, 1) and ${isAboutAsLong})
        or (right(word, 2) = right(${word}, 2) and ${isAboutAsLong}))`,
    )
    .execute();
  return rows.map((row) => row.word);
}

/** On how many pages each word is; many are counted as `most`. */
export async function countPagesWith(
  db: Database,
  words: string[],
  most: number,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ word: string; pages: number }>`
    select word, (
      select count(*)::integer from (
        select from page_texts where words @@ to_tsquery('simple', word) limit ${most}::integer
      ) as page
    ) as pages
    from unnest(${words}::text[]) as word`.execute(db);
  return new Map(rows.map(({ word, pages }) => [word, pages]));
}

/** So many weeks with a word tell whether it is one of its own. */
const WEEKS_TO_COMPARE = 5;

/** Whether a week has the word and nowhere the other; a misspelling on purpose always has the right word beside it. */
export async function isWithout(db: Database, word: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ isWithout: boolean }>`
    with weeks as materialized (
      select distinct ${weekOf('o')} as week
      from page_texts p join objects o on o.blob = p.source
      where p.words @@ to_tsquery('simple', ${word})
      limit ${WEEKS_TO_COMPARE}::integer
    ),
    weeks_with_other as materialized (
      select distinct w.week
      from weeks w
      join objects o on ${weekOf('o')} = w.week
      join page_texts p on p.source = o.blob
      where p.words @@ to_tsquery('simple', ${other})
    )
    select exists (select week from weeks except select week from weeks_with_other) as "isWithout"`.execute(
    db,
  );
  return rows[0]?.isWithout === true;
}
