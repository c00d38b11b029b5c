import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getTree, type Tree } from '#contract/library.ts';
import { call } from '../../../api/call.ts';
import { pendingSignOut } from '../../session/index.ts';
import {
  clearFileTreeCache,
  FILE_TREE_CACHE_MS,
  keepFileTree,
  readFileTree,
} from './file-tree-cache.ts';

const FILE_TREES = ['file-tree'];

/** Every year, week and resource the user may see; empty without a subscription. */
export function fileTreeQuery(userId: string) {
  return queryOptions({
    queryKey: [...FILE_TREES, userId],
    queryFn: ({ signal }) => loadTree(userId, signal),
    initialData: () => readFileTree(userId)?.tree,
    initialDataUpdatedAt: () => readFileTree(userId)?.keptAt,
    // An empty one is looked at again at every chance: the school may have subscribed since.
    staleTime: ({ state }) => (state.data && state.data.years.length > 0 ? FILE_TREE_CACHE_MS : 0),
  });
}

/** After a change to the library. Resolves when the new tree is there. */
export async function reloadFileTree(queryClient: QueryClient): Promise<void> {
  try {
    clearFileTreeCache();
  } catch {
    // Storage is refused, so nothing is kept there.
  }
  await queryClient.invalidateQueries({ queryKey: FILE_TREES });
}

async function loadTree(userId: string, signal: AbortSignal): Promise<Tree> {
  const tree = await call(getTree, {}, { signal });
  // Somebody who is just signing out leaves nothing behind.
  if (tree.years.length > 0 && !pendingSignOut.exists()) keepFileTree(userId, tree);
  return tree;
}
