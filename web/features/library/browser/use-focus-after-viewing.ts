import { useEffect, useRef } from 'react';

/** By then a viewer that has closed has given the focus back to where it came from. */
const GIVEN_BACK_MS = 100;

/**
 * A resource that was opened by its address was opened from nowhere on the page, so nothing would have the focus
 * when it closes. Then the link that opens it has it, or the heading of the page where there is none.
 */
export function useFocusAfterViewing(opened: string | undefined): void {
  const last = useRef(opened);
  useEffect(() => {
    const closed = last.current;
    last.current = opened;
    if (closed === undefined || opened !== undefined) return undefined;
    const timer = setTimeout(() => catchFocus(closed), GIVEN_BACK_MS);
    return () => clearTimeout(timer);
  }, [opened]);
}

function catchFocus(address: string): void {
  if (document.activeElement !== document.body) return;
  const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(address)}"]`);
  const place = link ?? document.querySelector<HTMLElement>('main h1');
  if (!place) return;
  if (!link) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
