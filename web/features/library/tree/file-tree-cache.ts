import { z } from 'zod';
import { getTree, type Tree } from '#contract/library.ts';
import { USER_DATA_KEYS } from '../../session/index.ts';

/** For how long a browser uses the tree it was given before it asks again. */
export const FILE_TREE_CACHE_MS = 5 * 60 * 1000;

const kept = z.object({ userId: z.string(), keptAt: z.number(), tree: getTree.output });

/** The stored tree of this user; undefined when it is too old, another user's, or unreadable. */
export function readFileTree(userId: string): { tree: Tree; keptAt: number } | undefined {
  try {
    const { data } = kept.safeParse(
      JSON.parse(localStorage.getItem(USER_DATA_KEYS.fileTree) ?? 'null'),
    );
    if (data?.userId !== userId) return undefined;
    const age = Date.now() - data.keptAt;
    // A negative age means that the clock was or is wrong, so the real age is not known.
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
    localStorage.setItem(USER_DATA_KEYS.fileTree, text);
  } catch {
    // Storage is full or refused: the tree is fetched again next time.
  }
}

/** Throws where the browser refuses storage. */
export function clearFileTreeCache(): void {
  localStorage.removeItem(USER_DATA_KEYS.fileTree);
}
