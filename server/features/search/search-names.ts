import type { SearchResult } from '#contract/library.ts';
import { caseless, type NameIndex, searchNames } from '#contract/search-names.ts';
import { isPlace, type ParsedTerm, type PlaceNumbers } from './parse-term.ts';

/** The names that have the term, and 'slides y4 w10': those that have its words, in that place. */
export function findNames(
  index: NameIndex,
  term: string,
  { words, place }: ParsedTerm,
): SearchResult[] {
  if (words.length === 0 || !isPlace(place)) return searchNames(index, term);
  const wanted = words.map(caseless);
  return searchNames(
    index,
    term,
    ({ name, result }) => wanted.every((word) => name.includes(word)) && isInPlace(place, result),
  );
}

/** Folders with these numbers in their names: the weeks, or without their number the year groups. */
export function findPlaces(index: NameIndex, place: PlaceNumbers): SearchResult[] {
  return foldersOf(index).filter(
    (folder) => (folder.type === 'week') === (place.week !== undefined) && isInPlace(place, folder),
  );
}

/** Folders whose titles have the text with its signs, those first that begin with it. */
export function findInTitles(index: NameIndex, text: string, place: PlaceNumbers): SearchResult[] {
  const wanted = caseless(text);
  const found = foldersOf(index).filter(
    (folder) => caseless(folder.title ?? '').includes(wanted) && isInPlace(place, folder),
  );
  const begins = ({ title = '' }: Folder) => caseless(title).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((folder) => !begins(folder))];
}

type Folder = Exclude<SearchResult, { type: 'resource' }>;

/** The year groups, then the weeks. */
function foldersOf({ years, weeks }: NameIndex): Folder[] {
  return [...years, ...weeks].map(({ result }) => result);
}

export function isInPlace(
  place: PlaceNumbers,
  { year, week = '' }: { year: string; week?: string },
): boolean {
  return hasNumber(year, place.year) && hasNumber(week, place.week);
}

/** Whether a name has the number: 'Week 07' has 7, and 'Week 17' has not. */
function hasNumber(name: string, wanted: number | undefined): boolean {
  if (wanted === undefined) return true;
  return (name.match(/\d+/g) ?? []).some((digits) => Number(digits) === wanted);
}

/** Whether the name has the term, but never at the beginning of a word. */
export function isInsideWord(term: string, result: SearchResult): boolean {
  if (!/^[\p{L}\p{N}]/u.test(term)) return false;
  const before = nameOf(result).toLowerCase().split(term.toLowerCase()).slice(0, -1);
  return before.length > 0 && before.every((text) => /[\p{L}\p{N}]$/u.test(text));
}

function nameOf(result: SearchResult): string {
  if (result.type === 'resource') return result.name;
  return result.type === 'week' ? result.week : result.year;
}
