import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { TextQuery } from './text-query.ts';
import { weekOf } from './titles.queries.ts';

/** A PDF that has the words, by the pages that have them. */
export interface FoundSource {
  /** Its blob. */
  source: string;
  /** Pages with the words as they were typed. */
  exact: number[];
  /** Pages with other forms of them alone. */
  others: number[];
}

/** A word on more pages than this is everywhere: which of them come first matters to nobody. */
const MOST_PAGES = 1000;
/** A word that this many pages have as it was typed is not searched for in its other forms. */
const ENOUGH_PAGES = 500;

/**
 * Searches all PDFs, or the given ones. One statement, because reading an answer takes this process as long as the
 * search takes the database; one value, because many rows would take several times as long to read. The indexes have
 * the answer, so no text is read.
 */
export async function findSources(
  db: Database,
  query: TextQuery,
  sources?: string[],
): Promise<FoundSource[]> {
  const isExact = sql`p.words @@ ${parsedOnce('simple', query.exact)}`;
  const { rows } = await sql<{ found: FoundSource[] }>`
    with exact as materialized (${pagesWhere(isExact, sources)}),
    others as materialized (${otherPages(query, sources)}),
    page as (
      select source, page, bool_or(is_exact) as is_exact
      from (
        select source, page, true as is_exact from exact
        union all select source, page, false from others
      ) as each
      group by source, page
    )
    select coalesce(json_agg(found), '[]') as found
    from (
      select source,
        coalesce(json_agg(page order by page) filter (where is_exact), '[]') as exact,
        coalesce(json_agg(page order by page) filter (where not is_exact), '[]') as others
      from page group by source
    ) as found`.execute(db);
  return rows[0]?.found ?? [];
}

/** In these PDFs alone, without the index, which takes long for a word that is everywhere. */
export async function findExactly(
  db: Database,
  { exact }: TextQuery,
  sources: string[],
): Promise<FoundSource[]> {
  const { rows } = await sql<FoundSource>`
    select p.source, json_agg(p.page order by p.page) as exact, json_build_array() as others
    from page_texts p
    where p.source = any(${sources}) and (p.words @@ ${parsedOnce('simple', exact)}) is true
    group by p.source`.execute(db);
  return rows;
}

function otherPages(query: TextQuery, sources: string[] | undefined) {
  // A phrase has no other form.
  if (query.words === '') return sql`select source, page from exact where false`;
  return sql`
    select source, page from (${pagesWhere(hasWords(query), sources)}) as each
    where (select count(*) from exact) < ${ENOUGH_PAGES}::integer`;
}

function pagesWhere(condition: RawBuilder<unknown>, sources: string[] | undefined) {
  const isWanted = sources ? sql`p.source = any(${sources})` : sql`true`;
  return sql`
    select p.source, p.page from page_texts p
    where ${isWanted} and ${condition} limit ${MOST_PAGES}::integer`;
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
  const isFound = sql<boolean>`(p.words @@ ${parsedOnce('simple', words)}
    or p.stems @@ ${parsedOnce('english', stems)})`;
  if (phrases === '') return isFound;
  return sql<boolean>`(${isFound} and p.words @@ ${parsedOnce('simple', phrases)})`;
}

/**
 * In a query of its own, so that the database does not know how common the words are and always uses the index:
 * reading pages from the first, which it would prefer for a common word, takes many times as long.
 */
function parsedOnce(config: 'english' | 'simple', words: string) {
  return sql`(select to_tsquery(${sql.lit(config)}, ${words}))`;
}

export interface LibraryWord {
  word: string;
  /** How many pages have it. */
  pages: number;
}

/** Words of the library that are about as long, and begin or end alike. As two values, which are quicker than rows. */
export async function listSimilarWords(db: Database, word: string): Promise<LibraryWord[]> {
  const isAboutAsLong = sql`length(word) between length(${word}::text) - 2 and length(${word}::text) + 2`;
  const { rows } = await sql<{ words: string[] | null; pages: number[] | null }>`
    select array_to_json(array_agg(word)) as words, array_to_json(array_agg(pages)) as pages
    from library_words
    where (left(word, 1) = left(${word}, 1) and ${isAboutAsLong})
      or (right(word, 2) = right(${word}, 2) and ${isAboutAsLong})`.execute(db);
  const { words, pages } = rows[0] ?? {};
  return (words ?? []).map((each, index) => ({ word: each, pages: pages?.[index] ?? 0 }));
}

/** On how many pages each word is; those that are missing are on none, or too short to be counted. */
export async function countPages(db: Database, words: string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('library_words')
    .select(['word', 'pages'])
    .where('word', '=', sql<string>`any(${words})`)
    .execute();
  return new Map(rows.map(({ word, pages }) => [word, pages]));
}

/** This many weeks with a word are enough to tell whether it is a word of its own. */
const WEEKS_TO_COMPARE = 5;

/** Whether a week has the word without the other one; a misspelling on purpose always has the right word beside it. */
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
