import { useEffect, useState } from 'react';
import { LIST_LOADING_MS } from '#contract/limits.ts';

/** True for a while after another place was selected; not for the one the page was opened at. */
export function useLoadingDelay(selected: string | undefined): boolean {
  const [shown, setShown] = useState(selected);
  useEffect(() => {
    if (selected === shown) return undefined;
    const timer = setTimeout(() => setShown(selected), LIST_LOADING_MS);
    return () => clearTimeout(timer);
  }, [selected, shown]);
  return selected !== undefined && selected !== shown;
}
