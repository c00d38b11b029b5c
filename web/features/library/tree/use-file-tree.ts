import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Tree } from '#contract/library.ts';
import type { Place } from '../../../paths.ts';
import { fileTreeQuery, reloadFileTree } from './file-tree-query.ts';
import { isKnownAt } from './part-of-tree.ts';

/**
 * The library of a user, at a place or as a whole. An item missing from a stored tree may be newer than the tree, so
 * the tree is fetched again, once for each missing item.
 */
export function useFileTree(
  userId: string,
  lacks: (tree: Tree) => string | undefined,
  place?: Place,
) {
  const queryClient = useQueryClient();
  const { data: tree, error, isPending } = useQuery(fileTreeQuery(userId));
  const isPart = tree?.isPart === true;
  const isKnown = tree !== undefined && (place ? isKnownAt(tree, place) : !isPart);
  // Missing in the loaded part, a folder may still be in the rest; without a subscription there is no rest.
  const lacking = isKnown && tree.years.length > 0 ? lacks(tree) : undefined;
  // The page has just been rendered from the whole tree.
  const [askedFor, setAskedFor] = useState(isPart ? lacking : undefined);
  const asking = lacking !== undefined && lacking !== askedFor;
  useEffect(() => {
    if (!asking) return undefined;
    let wanted = true;
    void reloadFileTree(queryClient).then(() => wanted && setAskedFor(lacking));
    return () => {
      wanted = false;
    };
  }, [asking, lacking, queryClient]);

  const loading = isPending || (tree !== undefined && !isKnown) || asking;
  return {
    tree,
    /** Undefined until it is there. */
    wholeTree: isPart || loading ? undefined : tree,
    // A stale tree is better than an error.
    error: tree ? null : error,
    loading,
    reload: () => void reloadFileTree(queryClient),
  };
}
