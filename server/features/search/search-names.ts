import { groupedByName, type NamedResource } from '#contract/group-by-name.ts';
import { joinLibraryPath } from '#contract/join-library-path.ts';
import { type Bucket, bucket as buckets, type SearchResult } from '#contract/library.ts';
import { inNaturalOrder } from '#contract/library-path.ts';
import { SEARCH_RESULTS, WEEKS_LISTED_SINGLY } from '#contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { isResource } from '../library/tree.ts';
import { folderResult, titled } from './folder-result.ts';
import {
  type FoundResource,
  type NameSearch,
  searchFolders,
  searchResources,
} from './search.queries.ts';

/** Years first, then weeks, then resources, each in natural order. */
export async function searchNames(db: Database, wanted: NameSearch): Promise<SearchResult[]> {
  const limit = SEARCH_RESULTS;
  const [folders, ...found] = await Promise.all([
    searchFolders(db, { term: wanted.term, limit }),
    ...buckets.options.map(async (bucket) => {
      const resources = await searchResources(db, { ...wanted, bucket, limit });
      return resources.flatMap((resource) => namedIn(bucket, resource)).slice(0, limit);
    }),
  ]);
  return [
    ...folders.map(folderResult).toSorted((a, b) => RANK[a.type] - RANK[b.type] || byPath(a, b)),
    ...groupedByName(found.flat().toSorted((a, b) => byPath(a.result, b.result))),
  ];
}

const RANK: Record<SearchResult['type'], number> = { year: 0, week: 1, resource: 2 };

function namedIn(bucket: Bucket, { path, title, weeks }: FoundResource): NamedResource[] {
  const [year = '', week = '', name = ''] = path.split('/');
  if (!isResource(name)) return [];
  const result = { type: 'resource' as const, year, week, name, bucket, ...titled(title) };
  return [{ result, weeks: weeks > WEEKS_LISTED_SINGLY ? weeks : 1 }];
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

function byPath(a: SearchResult, b: SearchResult): number {
  return inNaturalOrder(joinLibraryPath(a), joinLibraryPath(b));
}
