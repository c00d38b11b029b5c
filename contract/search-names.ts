import type { SearchResult, Tree } from './library.ts';
import { SEARCH_RESULTS, WEEKS_LISTED_SINGLY } from './limits.ts';

export type ResourceResult = Extract<SearchResult, { type: 'resource' }>;
type YearResult = Extract<SearchResult, { type: 'year' }>;
type WeekResult = Extract<SearchResult, { type: 'week' }>;

type Year = Tree['years'][number];
type Week = Year['weeks'][number];

/** The years, then the weeks, then the resources whose names have the term in them, each in the order of the tree. */
export function searchNames(
  { years }: Tree,
  term: string,
  /** Finds resources whose names do not have it. */
  isAlsoFound?: (resource: ResourceResult) => boolean,
): SearchResult[] {
  const wanted = caseless(term);
  const hasTerm = ({ name }: { name: string }) => caseless(name).includes(wanted);
  const weeks = years.flatMap((year) =>
    year.weeks.filter(hasTerm).map((week) => weekResult(year, week)),
  );
  return [
    ...years.filter(hasTerm).slice(0, SEARCH_RESULTS).map(yearResult),
    ...weeks.slice(0, SEARCH_RESULTS),
    ...findResources(years, (each) => hasTerm(each) || isAlsoFound?.(each) === true),
  ];
}

/** Stops looking in a bucket that has given the most results. */
function findResources(
  years: Year[],
  isFound: (resource: ResourceResult) => boolean,
): ResourceResult[] {
  const results: ResourceResult[] = [];
  const left = { learning: SEARCH_RESULTS, 'learning-readonly': SEARCH_RESULTS };
  for (const year of years) {
    const found = year.weeks.flatMap((week) =>
      week.resources
        .filter(({ bucket }) => left[bucket] > 0)
        .map((resource) => resourceResult(year, week, resource))
        .filter(isFound),
    );
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

function titled(title: string | undefined): { title?: string } {
  return title === undefined ? {} : { title };
}

/** Of the resources of a year a name that is in many weeks becomes one result, where the first of them was. */
function groupedByName(found: ResourceResult[]): ResourceResult[] {
  const weeksOf = new Map<string, number>();
  for (const { name } of found) {
    weeksOf.set(caseless(name), (weeksOf.get(caseless(name)) ?? 0) + 1);
  }
  const grouped = new Set<string>();
  return found.flatMap((each) => {
    const name = caseless(each.name);
    const weeks = weeksOf.get(name) ?? 0;
    if (weeks <= WEEKS_LISTED_SINGLY) return [each];
    if (grouped.has(name)) return [];
    grouped.add(name);
    const { title: _title, ...result } = each;
    return [{ ...result, weeks }];
  });
}
