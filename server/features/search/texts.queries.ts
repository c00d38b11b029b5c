import { sql } from 'kysely';
import type { Bucket } from '#contract/library.ts';
import { KEEP_FILE } from '#contract/library-path.ts';
import type { Database } from '../../db/database.ts';
import { isPlace, type PlaceNumbers } from './parse-term.ts';
import { isInPlace, weekOf } from './search.queries.ts';
import type { TextQuery } from './text-query.ts';

/** A week with the words on its pages, and where they are best seen. */
export interface FoundWeek {
  title: string | null;
  /** The resource that has the words most often. */
  path: string;
  bucket: Bucket;
  /** The first of its pages that have the words, with their texts. */
  pages: number[];
  texts: string[];
  /** How many pages of the week have the words. */
  found: number;
}

/** A word on more pages than this is everywhere: which of them come first matters to nobody. */
const MOST_PAGES = 2000;
/** A word on more than half of the first pages of the library counts as one that is everywhere. */
const SAMPLE_PAGES = 100;
const PAGES_TO_CHOOSE_FROM = 4;
/** A page with the words as they were typed counts as much as three with other forms of them. */
const EXACT_POINTS = 3;
/** 'Review of Weeks 1 to 5', '-ant or -ent? mixed'. */
const REPEATING_TITLE = String.raw`^review\M|\mmixed\M`;
/** Of the most that a week has. */
const NEARLY_AS_MANY = 0.69;

/**
 * Weeks whose pages have the words, those first that have them on most pages: a week that teaches a word repeats it
 * on slides, worksheets and answers. Of weeks that have them on nearly as many the earliest comes first, because a word
 * is taught before it comes back.
 */
export async function searchTexts(
  db: Database,
  { query, place, limit }: { query: TextQuery; place: PlaceNumbers; limit: number },
): Promise<FoundWeek[]> {
  const { rows } = await sql<FoundWeek>`
    with sample as materialized (
      select count(*) filter (where ${hasWords(query)}) * 2 > count(*) as is_everywhere
      from (select * from page_texts limit ${SAMPLE_PAGES}::integer) as p
    ),
    found as (
      select p.source, p.page, o.path, o.bucket, ${weekOf('o')} as week,
        case when p.words @@ ${parsedOnce('simple', query.exact)} then ${EXACT_POINTS}::integer
          else 1 end as points
      from objects o ${joinPages(query, place)}
      where o.name <> ${KEEP_FILE}
        and ${isInPlace(place, sql.ref('o.path'))}
      limit ${MOST_PAGES}::integer
    ),
    resources as (
      select week, source, path, bucket, sum(points) as points, count(*) as found,
        (array_agg(page order by points desc, page))[1:${sql.lit(PAGES_TO_CHOOSE_FROM)}] as pages
      from found group by week, source, path, bucket
    ),
    weeks as (
      select distinct on (week) week, source, path, bucket, pages,
        sum(points) over (partition by week) as week_points,
        (sum(found) over (partition by week))::integer as found
      from resources order by week, points desc, path
    ),
    weighed as (
      select w.*, k.title,
        -- A folder without a title, such as that of the year's tests, has the words of all weeks, and a week that
        -- repeats or mixes others has the words of several. A week about '-le' is what 'words ending in le' means.
        week_points * (case when k.title ~* ${query.endings} then 2 else 1 end)
          / (case when k.title is null or k.title ~* ${REPEATING_TITLE} then 2 else 1 end) as weight
      from weeks w left join objects k
        on k.bucket = 'learning' and k.path = w.week || ${`/${KEEP_FILE}`}
    ),
    compared as (
      select *, weight >= max(weight) over () * ${NEARLY_AS_MANY}::float8 as is_near from weighed
    ),
    best as (
      select *, row_number() over (
        order by is_near desc, case when is_near then 0 else weight end desc,
          length(split_part(week, '/', 1)), split_part(week, '/', 1) collate "C",
          length(week), week collate "C"
      ) as place
      from compared order by place limit ${limit}::integer
    )
    select b.title, b.path, b.bucket, b.found, b.pages,
      array(
        select t.text from page_texts t where t.source = b.source and t.page = any(b.pages)
        order by array_position(b.pages, t.page)
      ) as texts
    from best b order by b.place`.execute(db);
  return rows;
}

/** The pages that have the words, `p`, of the resources `o`. */
function joinPages(query: TextQuery, place: PlaceNumbers) {
  // In a place all pages of its resources are read: the index of a common word has pages of every place.
  if (isPlace(place)) {
    return sql`cross join lateral (
      select p.* from (select * from page_texts t where t.source = o.blob offset 0) as p
      where ${hasWords(query)}
    ) as p`;
  }
  // The index of a word that is everywhere has every page: reading the first of them is quicker.
  return sql`join (
    select p.* from page_texts p
    where not (select is_everywhere from sample) and ${hasWords(query)}
    union all
    select p.* from (select * from page_texts limit ${2 * MOST_PAGES}::integer) as p
    where (select is_everywhere from sample) and ${hasWords(query)}
  ) as p on p.source = o.blob`;
}

function hasWords({ words, stems, phrases }: TextQuery) {
  const hasPhrases = sql<boolean>`p.words @@ ${parsedOnce('simple', phrases)}`;
  if (words === '') return hasPhrases;
  const isFound = sql<boolean>`(p.words @@ ${parsedOnce('simple', words)}
    or p.stems @@ ${parsedOnce('english', stems)})`;
  return phrases === '' ? isFound : sql<boolean>`(${isFound} and ${hasPhrases})`;
}

/** In a query of its own, or the words would be parsed again for every page. */
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
