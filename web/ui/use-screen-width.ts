import { useCallback, useSyncExternalStore } from 'react';
import { useRenderedAs } from './rendered-as.ts';

/** Breakpoints of `theme.css`, for components that differ in more than style below them. */
const WIDE = '(min-width: 80rem)';
const DESKTOP = '(min-width: 64rem)';
const TABLET = '(min-width: 48rem)';

export function useIsWide(): boolean {
  return useMatches(WIDE);
}

/** Wide enough for a table of six columns. */
export function useIsDesktop(): boolean {
  return useMatches(DESKTOP);
}

/** Wide enough for the links in the header. */
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
  const { isPhone } = useRenderedAs();
  return useSyncExternalStore(
    watch,
    () => matchesOnScreen(media),
    () => !isPhone,
  );
}

const onScreen = new Map<string, boolean>();

/** While a page is printed, as it was before: the browser has counted the sheets of paper already. */
function matchesOnScreen(media: string): boolean {
  const known = onScreen.get(media);
  if (known !== undefined && window.matchMedia('print').matches) return known;
  const { matches } = window.matchMedia(media);
  onScreen.set(media, matches);
  return matches;
}
