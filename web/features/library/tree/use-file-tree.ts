import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Tree } from '#contract/library.ts';
import { fileTreeQuery, reloadFileTree } from './file-tree-query.ts';

/**
 * The library of a user. What a kept tree does not know may be newer than the tree, so when something is
 * wanted that it lacks, it is asked for again, once for each wish.
 */
export function useFileTree(userId: string, lacks: (tree: Tree) => string | undefined) {
  const queryClient = useQueryClient();
  const { data: tree, error, isPending } = useQuery(fileTreeQuery(userId));
  const lacking = tree && lacks(tree);
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
    // An older tree is better than an error.
    error: tree ? null : error,
    loading: isPending || asking,
    reload: () => void reloadFileTree(queryClient),
  };
}
