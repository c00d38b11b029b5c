import { useLayoutEffect, useRef } from 'react';

/**
 * For a dialog that is mounted when it opens: gives the focus back to the element that had it. Where nothing had it,
 * or that element is gone by the time the dialog closes, the fallback gets it.
 */
export function useFinalFocus(fallback: () => HTMLElement | null): () => HTMLElement | true | null {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);
  return () => {
    const isThere = opener.current?.isConnected && opener.current !== document.body;
    return isThere ? true : fallback();
  };
}
