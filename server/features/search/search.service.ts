import { type Bucket, bucket as buckets, type SearchResult } from '#contract/library.ts';
import { joinLibraryPath } from '#contract/join-library-path.ts';
import { inNaturalOrder } from '#contract/library-path.ts';
import { SEARCH_RESULTS } from '#contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { isResource } from '../library/tree.ts';
import { type ParsedTerm, parseTerm, withoutPlace } from './parse-term.ts';
import {
  type FoundFolder,
  searchFolders,
  searchPlaces,
  searchResources,
  searchTitles,
} from './search.queries.ts';
import { chooseSentence } from './sentence.ts';
import { findSpellings } from './spelling.ts';
import { textQuery } from './text-query.ts';
import { type FoundWeek, searchTexts } from './texts.queries.ts';

/** The most places, titles and texts; more would not be read. */
const MOST_FOUND = 20;
/** Words on fewer pages than this may be misspelt. */
const RARE_PAGES = 10;

/** Names first, then places ('y4 w10'), titles and texts. */
export async function searchLibrary(db: Database, term: string): Promise<SearchResult[]> {
  const parsed = parseTerm(term);
  const [names, contents] = await Promise.all([searchNames(db, term), searchContents(db, parsed)]);
  const hasPlace = parsed.place.year !== undefined || parsed.place.week !== undefined;
  const more =
    hasPlace && contents.length === 0 ? await searchContents(db, withoutPlace(term)) : contents;
  return withoutRepetition([...names, ...more]);
}

/** Years first, then weeks, then resources, each in natural order. */
async function searchNames(db: Database, term: string): Promise<SearchResult[]> {
  const [folders, ...found] = await Promise.all([
    searchFolders(db, { term, limit: SEARCH_RESULTS }),
    ...buckets.options.map((bucket) => searchBucket(db, bucket, term)),
  ]);
  const results = [...folders.map(folderResult), ...found.flat()];
  return results.toSorted((a, b) => RANK[a.type] - RANK[b.type] || byPath(a, b));
}

async function searchContents(db: Database, parsed: ParsedTerm): Promise<SearchResult[]> {
  const { words, phrases, place } = parsed;
  if (words.length === 0 && phrases.length === 0) {
    const isPlace = place.year !== undefined || place.week !== undefined;
    return isPlace ? (await searchPlaces(db, { place, limit: MOST_FOUND })).map(folderResult) : [];
  }
  // A single letter is on every page.
  if (phrases.length === 0 && words.every((word) => word.length < 2)) return [];
  const found = await searchFor(db, parsed);
  const pages = found.texts.reduce((sum, week) => sum + week.found, 0);
  if (pages >= RARE_PAGES || found.titles.length > 0) return resultsOf(found, [...words]);
  const spellings = await findSpellings(db, words);
  if (spellings.size === 0) return resultsOf(found, words);
  return resultsOf(await searchFor(db, parsed, spellings), [...words, ...spellings.values()]);

  function resultsOf(from: Found, marked: string[]): SearchResult[] {
    return [
      ...from.titles.map(folderResult),
      ...from.texts.map((week) => textResult(week, [...marked, ...phrases.flat()])),
    ];
  }
}

interface Found {
  titles: FoundFolder[];
  texts: FoundWeek[];
}

async function searchFor(
  db: Database,
  parsed: ParsedTerm,
  spellings?: ReadonlyMap<string, string>,
): Promise<Found> {
  const { words, phrases, place } = parsed;
  const query = textQuery(parsed, spellings);
  const term = [...words, ...phrases.flat()].join(' ');
  const [titles, texts] = await Promise.all([
    searchTitles(db, { term, query, place, limit: MOST_FOUND }),
    searchTexts(db, { query, place, limit: MOST_FOUND }),
  ]);
  return { titles, texts };
}

const RANK: Record<SearchResult['type'], number> = { year: 0, week: 1, resource: 2 };

async function searchBucket(db: Database, bucket: Bucket, term: string): Promise<SearchResult[]> {
  const found = await searchResources(db, { bucket, term, limit: SEARCH_RESULTS });
  return found.flatMap(({ path, title }): SearchResult[] => {
    const [year = '', week = '', name = ''] = path.split('/');
    if (!isResource(name)) return [];
    return [{ type: 'resource', year, week, name, bucket, ...titled(title) }];
  });
}

function textResult({ path, bucket, title, pages, texts }: FoundWeek, words: string[]) {
  const [year = '', week = '', name = ''] = path.split('/');
  const shown = pages.map((page, index) => ({ page, text: texts[index] ?? '' }));
  const best = chooseSentence(shown, words) ?? { page: pages[0] ?? 1, sentence: [] };
  return { type: 'resource' as const, year, week, name, bucket, ...titled(title), ...best };
}

function folderResult({ folder, title }: FoundFolder): SearchResult {
  const [year = '', week] = folder.split('/');
  return week === undefined
    ? { type: 'year', year, ...titled(title) }
    : { type: 'week', year, week, ...titled(title) };
}

function titled(title: string | null): { title?: string } {
  return title === null ? {} : { title };
}

/** A resource may be found by its name and by its text; the first stays. */
function withoutRepetition(results: SearchResult[]): SearchResult[] {
  const byPath = new Map<string, SearchResult>();
  for (const result of results) {
    const path = joinLibraryPath(result);
    if (!byPath.has(path)) byPath.set(path, result);
  }
  return [...byPath.values()];
}

function byPath(a: SearchResult, b: SearchResult): number {
  return inNaturalOrder(joinLibraryPath(a), joinLibraryPath(b));
}
