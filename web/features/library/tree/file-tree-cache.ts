import type { Tree } from '#contract/library.ts';
import { USER_DATA_KEYS } from '../../session/index.ts';
import { isStoredTree, type StoredTree } from './stored-tree.ts';

/** For how long a browser uses the tree it was given before it asks again. */
export const FILE_TREE_CACHE_MS = 5 * 60 * 1000;

/** The stored tree of this user; undefined when it is too old, another user's, or unreadable. */
export function readFileTree(userId: string): { tree: Tree; keptAt: number } | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(USER_DATA_KEYS.fileTree) ?? 'null');
    if (!isStoredTree(stored) || stored.userId !== userId) return undefined;
    const age = Date.now() - stored.keptAt;
    // A negative age means that the clock was or is wrong, so the real age is not known.
    return age >= 0 && age < FILE_TREE_CACHE_MS ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function keepFileTree(userId: string, tree: Tree): void {
  try {
    const stored: StoredTree = { userId, keptAt: Date.now(), tree };
    localStorage.setItem(USER_DATA_KEYS.fileTree, JSON.stringify(stored));
  } catch {
    // Storage is full or refused: the tree is fetched again next time.
  }
}

/** Throws where the browser refuses storage. */
export function clearFileTreeCache(): void {
  localStorage.removeItem(USER_DATA_KEYS.fileTree);
}
