import { useState } from 'react';
import type { ResourceResult } from '#contract/search-names.ts';
import type { SearchResult, Tree } from '#contract/library.ts';
import { weeksWithName } from '../tree/search-tree.ts';

/** A search result as it is listed. */
export type SearchRow =
  | { kind: 'result'; result: SearchResult }
  /** A name that many weeks of a year have, and whether they are listed below it, where the row says so. */
  | { kind: 'name'; result: ResourceResult; weeks: number; isOpen?: boolean }
  /** One of these weeks. */
  | { kind: 'week'; result: ResourceResult };

type Results = readonly SearchResult[] | undefined;

/** The rows of a list of results; names that many weeks have open to these weeks, and every new list is closed. */
export function useSearchRows(results: Results, tree: Tree | undefined) {
  const [state, setState] = useState<{ results: Results; opened: readonly SearchResult[] }>({
    results,
    opened: [],
  });
  const opened = state.results === results ? state.opened : [];
  return {
    rows: results?.flatMap((result) => rowsOf(result, tree, opened.includes(result))),
    /** The name that was opened last. */
    lastOpened: opened.at(-1),
    toggle: (result: SearchResult) =>
      setState({
        results,
        opened: opened.includes(result)
          ? opened.filter((each) => each !== result)
          : [...opened, result],
      }),
  };
}

function rowsOf(result: SearchResult, tree: Tree | undefined, isOpen: boolean): SearchRow[] {
  if (result.type !== 'resource' || result.weeks === undefined) return [{ kind: 'result', result }];
  const name = { kind: 'name' as const, result, weeks: result.weeks, isOpen };
  const weeks = isOpen ? weeksWithName(tree, result) : [];
  return [name, ...weeks.map((each) => ({ kind: 'week' as const, result: each }))];
}
