import { useSyncExternalStore } from 'react';

/** The breakpoint `wide` of `theme.css`, for what is another thing, not only another look, below it. */
const WIDE = '(min-width: 80rem)';

export function useIsWide(): boolean {
  return useSyncExternalStore(watch, isWide);
}

function watch(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function isWide(): boolean {
  return window.matchMedia(WIDE).matches;
}
