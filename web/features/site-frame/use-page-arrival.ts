import { useEffect, useRef } from 'react';
import { useMatches } from 'react-router';
import { pageTitle } from '../../copy/pages.ts';

/**
 * Tells where one has arrived: the document's title follows the route, and on another page the
 * focus moves to its heading, as it would after a full load. Tabs of one page keep the focus.
 */
export function usePageArrival(): void {
  const routeId = useMatches().at(-1)?.id ?? '';
  const screen = routeId.split('/')[0];
  const previousScreen = useRef(screen);

  useEffect(() => {
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
