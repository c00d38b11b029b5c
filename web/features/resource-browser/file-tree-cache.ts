const FILE_TREE_CACHE = 'file-tree';

/** Throws where the browser refuses storage. */
export function clearFileTreeCache(): void {
  localStorage.removeItem(FILE_TREE_CACHE);
}
