import { useEffect, useState } from 'react';

/** Before it, words about waiting would only flicker. */
const LASTING_MS = 1000;

/** True once something has been under way for a while. */
export function useLasting(underWay: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!underWay) return undefined;
    const timer = setTimeout(() => setLasting(true), LASTING_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [underWay]);
  return underWay && lasting;
}
