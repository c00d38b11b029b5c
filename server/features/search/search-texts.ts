import type { SearchResult } from '#contract/library.ts';
import type { Database } from '../../db/database.ts';
import type { LibraryTree, PlacedWeek } from '../library/tree-reader.ts';
import { isPlace, type PlaceNumbers } from './parse-term.ts';
import { type RankedWeek, rankWeeks } from './rank-weeks.ts';
import { isInPlace } from './search-names.ts';
import { chooseSentence, type WantedWords } from './sentence.ts';
import type { TextQuery } from './text-query.ts';
import { findExactly, findSources, readPageTexts } from './texts.queries.ts';

/** A word on this many pages is on nearly every PDF: finding all of them takes long, and the first weeks will do. */
const EVERYWHERE_PAGES = 20_000;
/** This many PDFs of a week are enough to find such a word in it. */
const PDFS_OF_WEEK = 3;

/** The weeks that have the words on their pages, best first. */
export async function searchTexts(
  db: Database,
  library: LibraryTree,
  {
    words,
    place,
    limit,
    pages,
  }: {
    words: TextQuery;
    place: PlaceNumbers;
    limit: number;
    /** On how many pages each word is. */
    pages: ReadonlyMap<string, number>;
  },
): Promise<RankedWeek[]> {
  const inPlace = isPlace(place)
    ? library.weeks.filter((week) => isInPlace(place, week))
    : undefined;
  const first = areEverywhere(words, pages)
    ? await findExactly(db, words, firstSources(inPlace ?? library.weeks, limit))
    : [];
  const sources = inPlace?.flatMap((week) => week.sources);
  const found = first.length > 0 ? first : await findSources(db, words, sources);
  const weeks = inPlace && new Set(inPlace);
  return rankWeeks(found, library.resources, { endings: words.endings, limit, weeks });
}

function areEverywhere(
  { endings: words, phrases }: TextQuery,
  pages: ReadonlyMap<string, number>,
): boolean {
  if (words.length === 0 || phrases !== '') return false;
  return words.every((word) => (pages.get(word) ?? 0) >= EVERYWHERE_PAGES);
}

function firstSources(weeks: readonly PlacedWeek[], limit: number): string[] {
  return weeks.slice(0, limit).flatMap(({ sources }) => sources.slice(0, PDFS_OF_WEEK));
}

/** Each week as a result, with the page and the sentence that show the words best. */
export async function showTexts(
  db: Database,
  weeks: RankedWeek[],
  wanted: WantedWords,
): Promise<SearchResult[]> {
  if (weeks.length === 0) return [];
  const shown = weeks.flatMap(({ source, pages }) => pages.map((page) => ({ source, page })));
  const texts = new Map(
    (await readPageTexts(db, shown)).map(({ source, page, text }) => [`${source} ${page}`, text]),
  );
  return weeks.map(({ resource, source, pages }) => {
    const { bucket, name } = resource;
    const { year, week, title } = resource.in;
    const read = pages.map((page) => ({ page, text: texts.get(`${source} ${page}`) ?? '' }));
    const best = chooseSentence(read, wanted) ?? { page: pages[0] ?? 1, sentence: [] };
    const titled = title === undefined ? {} : { title };
    return { type: 'resource', bucket, year, week, name, ...titled, ...best };
  });
}
