import { queryOptions } from '@tanstack/react-query';
import type { ResourceResult } from '#contract/search-names.ts';
import type { SearchResult, Tree } from '#contract/library.ts';
import { weeksWithName } from '../tree/search-tree.ts';
import { findInLibrary, searchNote } from './use-library-search.ts';

/** The name of the term in the address, where the browser puts it when it sends the search without script. */
export const SEARCH_PARAMETER = 'search';

export interface FoundList {
  /** What the answer says beside its results. */
  note: string | undefined;
  found: FoundItem[];
}

type FoundItem =
  | { kind: 'result'; result: SearchResult }
  /** A name that many weeks have, with these weeks. */
  | { kind: 'name'; result: ResourceResult; weeks: ResourceResult[] };

/** The term that an address searches for; empty where it has none. */
export function searchedTerm(search: string): string {
  return (new URLSearchParams(search).get(SEARCH_PARAMETER) ?? '').trim();
}

/** The results of a search that is in the address, with the weeks of every name. */
export function foundListQuery(term: string, tree: Tree | undefined) {
  return queryOptions({
    queryKey: ['library-found-list', term],
    queryFn: async ({ signal }): Promise<FoundList> => {
      const answer = await findInLibrary(term, tree, signal);
      const found = answer.results.map((result) => itemOf(result, tree));
      return { note: searchNote(term, answer), found };
    },
    staleTime: Infinity,
    retry: false,
  });
}

function itemOf(result: SearchResult, tree: Tree | undefined): FoundItem {
  if (result.type !== 'resource' || result.weeks === undefined) {
    return { kind: 'result', result };
  }
  return { kind: 'name', result, weeks: weeksWithName(tree, result) };
}
