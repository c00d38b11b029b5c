import { useEffect, useRef } from 'react';

/** From here on the links stand in the header, as `theme.css` has it. */
const TABLET = '(min-width: 48rem)';

/** Tells when a narrow window becomes a wide one, as when a tablet is turned. */
export function useWhenWide(tell: () => void): void {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    const wide = window.matchMedia(TABLET);
    const listen = () => wide.matches && latest.current();
    wide.addEventListener('change', listen);
    return () => wide.removeEventListener('change', listen);
  }, []);
}
