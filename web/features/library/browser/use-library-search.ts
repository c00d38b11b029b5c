import { useQuery } from '@tanstack/react-query';
import type { SearchAnswer, Tree } from '#contract/library.ts';
import { ApiError } from '../../../api/api-error.ts';
import { callLater } from '../../../api/call-later.ts';
import { shouldRetry, STALE_AFTER_MS } from '../../../api/query-client.ts';
import { useDebouncedText } from '../../../ui/use-debounced-text.ts';
import { searchTree } from '../tree/search-tree.ts';
import { browserCopy } from '../../../copy/resource-browser.ts';

/** How long the search waits after the last letter, and how long results stay after the box has lost the focus. */
export const SEARCH_MS = { debounce: 300, hideAfterBlur: 150 } as const;

/** After this time the loaded tree is searched instead. */
const SEARCH_TIMEOUT_MS = 5000;
/** How long after a search that did not reach the server the term is searched again, as long as it stands in the box. */
const SEARCH_AGAIN_AFTER_MS = 5000;

export interface FoundInLibrary extends SearchAnswer {
  /** The server could not search, so pages and other spellings are missing. */
  isOfTree?: boolean;
}

interface SearchState {
  data: FoundInLibrary | undefined;
  error: Error | null;
}

/** The results for the typed text. Each term has its own query, so a late answer never shows for another term. */
export function useLibrarySearch(text: string, tree: Tree | undefined) {
  const term = text.trim();
  const settled = useDebouncedText(term, SEARCH_MS.debounce);
  const { data: answer, error } = useQuery({
    queryKey: ['library-search', settled],
    queryFn: ({ signal }) => findInLibrary(settled, tree, signal),
    enabled: settled !== '',
    // Typed again, such a term is searched again.
    staleTime: ({ state }) => (state.data?.isOfTree ? 0 : STALE_AFTER_MS),
    retry: false,
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => isWithoutServer(state) && SEARCH_AGAIN_AFTER_MS,
  });
  const current = term !== '' && term === settled;
  return {
    term,
    /** Undefined until they have arrived. */
    results: current ? answer?.results : undefined,
    /** What the answer says beside its results. */
    note: current && answer ? searchNote(term, answer) : undefined,
    error: current ? error : null,
  };
}

function isWithoutServer({ data, error }: SearchState): boolean {
  return data?.isOfTree === true || (error !== null && shouldRetry(0, error));
}

/** Asks the server, or searches the loaded tree when that fails, and says so. */
export async function findInLibrary(
  term: string,
  tree: Tree | undefined,
  signal: AbortSignal,
): Promise<FoundInLibrary> {
  try {
    return await callLater(
      async () => (await import('#contract/library.ts')).searchLibrary,
      { term },
      { signal, timeoutMs: SEARCH_TIMEOUT_MS },
    );
  } catch (error) {
    const sessionOver = error instanceof ApiError && error.code === 'session/required';
    if (!tree || sessionOver) throw error;
    return { results: searchTree(tree, term), isOfTree: true };
  }
}

const { search: copy } = browserCopy;

/** What the list says above its results when they are not for the term as it was typed. */
export function searchNote(
  term: string,
  { results, meant, notInPlace, isOfTree }: FoundInLibrary,
): string | undefined {
  if (isOfTree) return copy.namesOnly;
  if (notInPlace !== undefined) return copy.notInPlace(notInPlace, results.length);
  if (!meant) return undefined;
  return meant.isOnly ? copy.meant(term, meant.term) : copy.alsoMeant(meant.term);
}
