import { useEffect, useState } from 'react';

/**
 * Weeks and resources count as loading for this long after a selection. They are there at once, in the
 * tree; without the pause nobody would see that another list has taken the place of the one before.
 */
const LOADING_MS = 300;

/** True for a while after another place was selected; not for the one the page was opened at. */
export function useLoadingDelay(selected: string | undefined): boolean {
  const [shown, setShown] = useState(selected);
  useEffect(() => {
    if (selected === shown) return undefined;
    const timer = setTimeout(() => setShown(selected), LOADING_MS);
    return () => clearTimeout(timer);
  }, [selected, shown]);
  return selected !== undefined && selected !== shown;
}
