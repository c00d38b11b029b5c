import type { SearchResult, Tree } from './library.ts';
import { SEARCH_RESULTS } from './limits.ts';

export type ResourceResult = Extract<SearchResult, { type: 'resource' }>;
type YearResult = Extract<SearchResult, { type: 'year' }>;
type WeekResult = Extract<SearchResult, { type: 'week' }>;

/** A name that is in more weeks of a year than this is one search result, which opens to the weeks. */
const WEEKS_LISTED_SINGLY = 3;

type Year = Tree['years'][number];
type Week = Year['weeks'][number];

/** The names of a tree, ready to be searched: preparing them takes longer than a search. */
export interface NameIndex {
  years: Named<YearResult>[];
  weeks: Named<WeekResult>[];
  resources: NamesOfYear[];
}

interface NamesOfYear {
  /** All names in one text, with which a search can skip a year at once: most searches find nothing in most years. */
  text: string;
  resources: Named<ResourceResult>[];
}

interface Named<Result> {
  /** Its name, in a form that ignores case. */
  name: string;
  result: Result;
}

export function indexNames({ years }: Tree): NameIndex {
  return {
    years: years.map((year) => named(year, yearResult(year))),
    weeks: years.flatMap((year) => year.weeks.map((week) => named(week, weekResult(year, week)))),
    resources: years.map(namesOfYear),
  };
}

function namesOfYear(year: Year): NamesOfYear {
  const resources = year.weeks.flatMap((week) =>
    week.resources.map((each) => named(each, resourceResult(year, week, each))),
  );
  return { text: resources.map(({ name }) => name).join('\n'), resources };
}

function named<Result>({ name }: { name: string }, result: Result): Named<Result> {
  return { name: caseless(name), result };
}

/** The years, then the weeks, then the resources whose names have the term in them, each in the order of the tree. */
export function searchNames(
  { years, weeks, resources }: NameIndex,
  term: string,
  /** Whether a resource is a result although its name does not have the term. */
  isAlsoFound?: (resource: Named<ResourceResult>) => boolean,
): SearchResult[] {
  const wanted = caseless(term);
  const hasTerm = ({ name }: { name: string }) => name.includes(wanted);
  const folders = [years.filter(hasTerm), weeks.filter(hasTerm)];
  const searched = isAlsoFound ? resources : resources.filter(({ text }) => text.includes(wanted));
  return [
    ...folders.flatMap((found) => found.slice(0, SEARCH_RESULTS).map(({ result }) => result)),
    ...findResources(searched, (each) => hasTerm(each) || isAlsoFound?.(each) === true),
  ];
}

/** Stops looking in a bucket that has given the most results. */
function findResources(
  years: NamesOfYear[],
  isFound: (resource: Named<ResourceResult>) => boolean,
): ResourceResult[] {
  const results: ResourceResult[] = [];
  const left = { learning: SEARCH_RESULTS, 'learning-readonly': SEARCH_RESULTS };
  for (const { resources } of years) {
    const found = resources.filter((each) => left[each.result.bucket] > 0 && isFound(each));
    for (const result of groupedByName(found)) {
      if (left[result.bucket] === 0) continue;
      left[result.bucket] -= 1;
      results.push(result);
    }
  }
  return results;
}

export function yearResult({ name: year, title }: Year): YearResult {
  return { type: 'year', year, ...titled(title) };
}

export function weekResult({ name: year }: Year, { name: week, title }: Week): WeekResult {
  return { type: 'week', year, week, ...titled(title) };
}

export function resourceResult(
  { name: year }: Year,
  { name: week, title }: Week,
  { name, bucket }: Week['resources'][number],
): ResourceResult {
  return { type: 'resource', year, week, name, bucket, ...titled(title) };
}

/** For comparing texts whatever their case. In lower case a Greek sigma would differ by its place in the word. */
export function caseless(text: string): string {
  return text.toUpperCase().replaceAll('İ', 'I');
}

/** A missing title is left out. */
export function titled(title: string | null | undefined): { title?: string } {
  return title == null ? {} : { title };
}

/** Of the resources of a year a name that is in many weeks becomes one result, where the first of them was. */
function groupedByName(found: Named<ResourceResult>[]): ResourceResult[] {
  const weeksOf = new Map<string, number>();
  for (const { name } of found) weeksOf.set(name, (weeksOf.get(name) ?? 0) + 1);
  const grouped = new Set<string>();
  return found.flatMap(({ name, result }) => {
    const weeks = weeksOf.get(name) ?? 0;
    if (weeks <= WEEKS_LISTED_SINGLY) return [result];
    if (grouped.has(name)) return [];
    grouped.add(name);
    const { title: _title, ...untitled } = result;
    return [{ ...untitled, weeks }];
  });
}
