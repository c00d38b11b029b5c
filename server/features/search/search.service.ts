import type { SearchAnswer, SearchResult } from '#contract/library.ts';
import { joinLibraryPath } from '#contract/join-library-path.ts';
import { titled } from '#contract/search-names.ts';
import type { Database } from '../../db/database.ts';
import type { LibraryTree, TreeReader } from '../library/tree-reader.ts';
import {
  besidePlace,
  isPlace,
  type ParsedTerm,
  parseTerm,
  withLetterPhrases,
  withoutLetterWords,
  withoutPlace,
} from './parse-term.ts';
import { findInTitles, findNames, findPlaces, isInsideWord } from './search-names.ts';
import type { RankedWeek } from './rank-weeks.ts';
import { searchTexts, showTexts } from './search-texts.ts';
import { findSpellings } from './spelling.ts';
import { textQuery } from './text-query.ts';
import { countPages } from './texts.queries.ts';
import { type FoundFolder, searchTitles } from './titles.queries.ts';

/** The most places, titles and texts; more would not be read. */
const MOST_FOUND = 20;
/** Words on fewer pages than this may be misspelt. */
const RARE_PAGES = 10;
const NOTHING: Contents = { titles: [], texts: [] };

/** What is searched: the names of the tree are kept in memory, the words of titles and pages are in the database. */
export interface SearchNeeds {
  db: Database;
  readTree: TreeReader;
}

/** Names first, then places ('y4 w10'), titles and texts. */
export async function searchLibrary(
  { db, readTree }: SearchNeeds,
  term: string,
): Promise<SearchAnswer> {
  const parsed = parseTerm(term);
  const { place } = parsed;
  const library = await readTree();
  const names = findNames(library.names, term, parsed);
  const inPlace = await searchContents(db, library, parsed);
  const isNotThere = isPlace(place) && names.length === 0 && isEmpty(inPlace);
  const contents = isNotThere ? await searchPlaceItself(db, library, term) : inPlace;
  const results = withoutRepetition(inOrder(term, names, contents));
  const { spellings, isPlaceItself } = contents;
  if (isPlaceItself) return { results, notInPlace: besidePlace(term) };
  if (!spellings) return { results };
  const isOnly = names.length === 0 && !contents.isTypedFound;
  return { results, meant: { term: respelt(term, spellings), isOnly } };
}

/** 'homework y4 w10' leads to that week even if no page of it has the word. */
async function searchPlaceItself(
  db: Database,
  library: LibraryTree,
  term: string,
): Promise<Contents> {
  const titles = findPlaces(library.names, parseTerm(term).place).slice(0, MOST_FOUND);
  if (titles.length === 0) return searchContents(db, library, withoutPlace(term));
  return { titles, texts: [], isPlaceItself: true };
}

/** A name that has the term only inside a word, 'sion' in 'Progression map', comes after titles that have it. */
function inOrder(term: string, names: SearchResult[], { titles, texts }: Contents): SearchResult[] {
  const inside = titles.length === 0 ? [] : names.filter((each) => isInsideWord(term, each));
  const others = names.filter((each) => !inside.includes(each));
  return [...others, ...titles, ...inside, ...texts];
}

interface Contents {
  /** Places too. */
  titles: SearchResult[];
  texts: SearchResult[];
  /** What misspelt words were taken for, if that has found anything. */
  spellings?: ReadonlyMap<string, string>;
  isTypedFound?: boolean;
  /** The words beside the place were not found in it. */
  isPlaceItself?: boolean;
}

async function searchContents(
  db: Database,
  library: LibraryTree,
  parsed: ParsedTerm,
): Promise<Contents> {
  const { words, phrases, place, sound } = parsed;
  if (words.length === 0 && phrases.length === 0) {
    if (!isPlace(place)) return NOTHING;
    return { titles: findPlaces(library.names, place).slice(0, MOST_FOUND), texts: [] };
  }
  // A single letter is on every page.
  if (phrases.length === 0 && words.every((word) => word.length < 2)) {
    if (sound === undefined) return NOTHING;
    return { titles: findInTitles(library.names, sound, place).slice(0, MOST_FOUND), texts: [] };
  }
  const pages = await countPages(db, words);
  const together = withLetterPhrases(parsed);
  if (together.phrases.length > phrases.length) {
    const found = await searchFor(db, library, together, { pages });
    if (found.titles.length > 0 || found.texts.length > 0) {
      return contentsOf(db, found, together);
    }
  }
  const found = await searchFor(db, library, parsed, { pages });
  const foundPages = found.texts.reduce((sum, week) => sum + week.found, 0);
  if (foundPages >= RARE_PAGES || found.titles.length > 0) return contentsOf(db, found, parsed);
  const spellings = await findSpellings(db, words, pages);
  if (spellings.size === 0) return contentsOf(db, found, parsed);
  const respelt = await searchFor(db, library, parsed, { pages, spellings });
  const contents = await contentsOf(db, respelt, parsed, [...spellings.values()]);
  if (isEmpty(contents)) return NOTHING;
  return { ...contents, spellings, isTypedFound: found.texts.length > 0 };
}

/** The sentences also show the words as they are spelt. */
async function contentsOf(
  db: Database,
  { titles, texts }: Found,
  { words, phrases }: ParsedTerm,
  spelt: string[] = [],
): Promise<Contents> {
  const wanted = { words: [...words, ...spelt], phrases, begun: words.at(-1) };
  return { titles: titles.map(folderResult), texts: await showTexts(db, texts, wanted) };
}

function isEmpty({ titles, texts }: Contents): boolean {
  return titles.length === 0 && texts.length === 0;
}

interface Found {
  titles: FoundFolder[];
  texts: RankedWeek[];
}

async function searchFor(
  db: Database,
  library: LibraryTree,
  parsed: ParsedTerm,
  {
    pages,
    spellings,
  }: { pages: ReadonlyMap<string, number>; spellings?: ReadonlyMap<string, string> },
): Promise<Found> {
  const { place } = parsed;
  const words = textQuery(parsed, spellings);
  const [titles, widerTitles, texts] = await Promise.all([
    searchTitlesFor(db, parsed, spellings),
    searchTitlesFor(db, withoutLetterWords(parsed), spellings),
    searchTexts(db, library, { words, place, limit: MOST_FOUND, pages }),
  ]);
  const isNew = ({ folder }: FoundFolder) => titles.every((title) => title.folder !== folder);
  return { titles: [...titles, ...widerTitles.filter(isNew)], texts };
}

async function searchTitlesFor(
  db: Database,
  parsed: ParsedTerm | undefined,
  spellings?: ReadonlyMap<string, string>,
): Promise<FoundFolder[]> {
  if (!parsed) return [];
  const { words, phrases, place } = parsed;
  const term = [...words, ...phrases.flat()].join(' ');
  return searchTitles(db, { term, query: textQuery(parsed, spellings), place, limit: MOST_FOUND });
}

function folderResult({ folder, title }: FoundFolder): SearchResult {
  const [year = '', week] = folder.split('/');
  return week === undefined
    ? { type: 'year', year, ...titled(title) }
    : { type: 'week', year, week, ...titled(title) };
}

/** The term as it was typed, but for the words that are spelt otherwise. */
function respelt(term: string, spellings: ReadonlyMap<string, string>): string {
  return term.replaceAll(/\p{L}+/gu, (word) => spellings.get(word.toLowerCase()) ?? word);
}

/** A resource may be found by its name and by its text; the first stays. */
function withoutRepetition(results: SearchResult[]): SearchResult[] {
  const byKey = new Map<string, SearchResult>();
  for (const result of results) {
    // One that stands for many weeks takes nothing from any of them.
    const isMany = result.type === 'resource' && result.weeks !== undefined;
    const key = `${isMany ? 'many' : 'one'} ${joinLibraryPath(result)}`;
    if (!byKey.has(key)) byKey.set(key, result);
  }
  return [...byKey.values()];
}
