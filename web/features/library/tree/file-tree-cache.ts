import { z } from 'zod';
import { getTree, type Tree } from '#contract/library.ts';
import { FILE_TREE_CACHE_MS } from '#contract/limits.ts';

const FILE_TREE_CACHE = 'file-tree';

const kept = z.object({ userId: z.string(), keptAt: z.number(), tree: getTree.output });

/** What this user was given not long ago; nothing when that is old, not theirs, or cannot be read. */
export function readFileTree(userId: string): { tree: Tree; keptAt: number } | undefined {
  try {
    const { data } = kept.safeParse(JSON.parse(localStorage.getItem(FILE_TREE_CACHE) ?? 'null'));
    if (data?.userId !== userId) return undefined;
    const age = Date.now() - data.keptAt;
    // Kept in the future: the clock was wrong then or is wrong now, so its age is not known.
    return age >= 0 && age < FILE_TREE_CACHE_MS ? data : undefined;
  } catch {
    return undefined;
  }
}

export function keepFileTree(userId: string, tree: Tree): void {
  try {
    const text = JSON.stringify({ userId, keptAt: Date.now(), tree } satisfies z.infer<
      typeof kept
    >);
    localStorage.setItem(FILE_TREE_CACHE, text);
  } catch {
    // Storage is full or refused: the tree is asked for again next time.
  }
}

/** Throws where the browser refuses storage. */
export function clearFileTreeCache(): void {
  localStorage.removeItem(FILE_TREE_CACHE);
}
