import type { SearchResult } from './library.ts';
import { WEEKS_LISTED_SINGLY } from './limits.ts';

export type ResourceResult = Extract<SearchResult, { type: 'resource' }>;

export interface NamedResource {
  result: ResourceResult;
  /** How many weeks of the year it stands for. */
  weeks: number;
}

/** A name that is in many weeks of a year becomes one result, where the first of them was. */
export function groupedByName(found: NamedResource[]): ResourceResult[] {
  const weeksOf = new Map<string, number>();
  for (const each of found) {
    weeksOf.set(keyOf(each), (weeksOf.get(keyOf(each)) ?? 0) + each.weeks);
  }
  const grouped = new Set<string>();
  return found.flatMap((each) => {
    const key = keyOf(each);
    const weeks = weeksOf.get(key) ?? 0;
    if (weeks <= WEEKS_LISTED_SINGLY) return [each.result];
    if (grouped.has(key)) return [];
    grouped.add(key);
    const { title: _title, ...result } = each.result;
    return [{ ...result, weeks }];
  });
}

function keyOf({ result: { year, name } }: NamedResource): string {
  return `${year}/${name.toLowerCase()}`;
}
