import { useLayoutEffect, useRef } from 'react';

/**
 * For a dialog that is mounted when it opens: finds the element that had the focus before. Where nothing had it, or that
 * element is gone by the time the dialog closes, the fallback is found instead.
 */
export function useFinalFocus(fallback: () => HTMLElement | null): () => HTMLElement | null {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);
  return () => {
    const element = opener.current;
    const isThere = element?.isConnected && element !== document.body;
    return isThere && element instanceof HTMLElement ? element : fallback();
  };
}
