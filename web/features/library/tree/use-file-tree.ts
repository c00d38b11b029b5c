import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Tree } from '#contract/library.ts';
import { fileTreeQuery, reloadFileTree } from './file-tree-query.ts';

/**
 * The library of a user. An item missing from a stored tree may be newer than the tree, so the tree is
 * fetched again, once for each missing item.
 */
export function useFileTree(userId: string, lacks: (tree: Tree) => string | undefined) {
  const queryClient = useQueryClient();
  const { data: tree, error, isPending } = useQuery(fileTreeQuery(userId));
  const isPart = tree?.isPart === true;
  // What a part of the tree lacks may be in the rest.
  const lacking = tree && !isPart ? lacks(tree) : undefined;
  const [askedFor, setAskedFor] = useState<string>();
  const asking = lacking !== undefined && lacking !== askedFor;
  useEffect(() => {
    if (!asking) return undefined;
    let wanted = true;
    void reloadFileTree(queryClient).then(() => wanted && setAskedFor(lacking));
    return () => {
      wanted = false;
    };
  }, [asking, lacking, queryClient]);

  return {
    tree,
    // A stale tree is better than an error.
    error: tree ? null : error,
    loading: isPending || isPart || asking,
    reload: () => void reloadFileTree(queryClient),
  };
}
