import { useCallback, useSyncExternalStore } from 'react';

/** Breakpoints of `theme.css`, for what is another thing, not only another look, below them. */
const WIDE = '(min-width: 80rem)';
const DESKTOP = '(min-width: 64rem)';
const TABLET = '(min-width: 48rem)';

export function useIsWide(): boolean {
  return useMatches(WIDE);
}

/** From here on a table of six columns has room. */
export function useIsDesktop(): boolean {
  return useMatches(DESKTOP);
}

/** From here on the links stand in the header. */
export function useIsTablet(): boolean {
  return useMatches(TABLET);
}

function useMatches(media: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    [media],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(media).matches, isNarrow);
}

/** Where pages are written at build time, no screen is wide. */
function isNarrow(): boolean {
  return false;
}
