import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callLater } from '../../../api/call-later.ts';
import { pendingSignOut } from '../../session/index.ts';
import {
  clearFileTreeCache,
  FILE_TREE_CACHE_MS,
  keepFileTree,
  readFileTree,
} from './file-tree-cache.ts';
import type { KnownTree } from './part-of-tree.ts';

const FILE_TREES = ['file-tree'];

/** Every year, week and resource the user may see; empty without a subscription. */
export function fileTreeQuery(userId: string) {
  return queryOptions({
    queryKey: [...FILE_TREES, userId],
    queryFn: ({ signal }) => loadTree(userId, signal),
    initialData: (): KnownTree | undefined => readFileTree(userId)?.tree,
    initialDataUpdatedAt: () => readFileTree(userId)?.keptAt,
    staleTime: ({ state }) => (isWhole(state.data) ? FILE_TREE_CACHE_MS : 0),
  });
}

/** Fetches the tree again; resolves when the new one has arrived or could not be fetched. */
export async function reloadFileTree(queryClient: QueryClient): Promise<void> {
  try {
    clearFileTreeCache();
  } catch {
    // The browser refuses storage, so nothing is stored there.
  }
  await queryClient.invalidateQueries({ queryKey: FILE_TREES });
}

/** An empty tree counts as a part: the school may have subscribed meanwhile. */
function isWhole(tree: KnownTree | undefined): boolean {
  return tree !== undefined && tree.years.length > 0 && !tree.isPart;
}

async function loadTree(userId: string, signal: AbortSignal): Promise<KnownTree> {
  const tree = await callLater(
    async () => (await import('#contract/library.ts')).getTree,
    {},
    { signal },
  );
  // A user who is signing out must leave nothing in storage.
  if (tree.years.length > 0 && !pendingSignOut.exists()) keepFileTree(userId, tree);
  return tree;
}
