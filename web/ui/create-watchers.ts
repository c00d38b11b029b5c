/** The functions that a store outside React calls when it changes, for `useSyncExternalStore`. */
export function createWatchers() {
  const watchers = new Set<() => void>();
  return { watch, notify };

  /** Returns the function that stops watching. */
  function watch(changed: () => void): () => void {
    watchers.add(changed);
    return () => {
      watchers.delete(changed);
    };
  }

  function notify(): void {
    for (const changed of watchers) changed();
  }
}
