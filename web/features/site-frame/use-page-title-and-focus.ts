import { useEffect, useLayoutEffect, useRef } from 'react';
import { useMatches } from 'react-router';
import { pageTitle } from '../../copy/pages.ts';

/**
 * Sets the document's title for the route, and after navigation to another page the
 * focus moves to its heading. Switching tabs of one page keeps the focus.
 */
export function usePageTitleAndFocus(): void {
  const routeId = useMatches().at(-1)?.id ?? '';
  const screen = routeId.split('/')[0];
  const previousScreen = useRef(screen);

  // Before the effects of the screen, which may know a better one.
  useLayoutEffect(() => {
    document.title = pageTitle(routeId);
  }, [routeId]);

  useEffect(() => {
    if (previousScreen.current === screen) return;
    previousScreen.current = screen;
    focusHeading();
  }, [screen]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
