/** What this browser stores for the signed-in user, by its key. Signing out removes all of it. */
export const USER_DATA_KEYS = { fileTree: 'file-tree' } as const;

/** Throws where the browser refuses storage. */
export function clearUserData(): void {
  for (const key of Object.values(USER_DATA_KEYS)) localStorage.removeItem(key);
}
