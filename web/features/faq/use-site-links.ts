import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Lets links in written text lead through the site like all others, without loading it anew. */
export function useSiteLinks(holder: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = holder.current;
    const follow = (event: MouseEvent) => {
      const place = placeOf(event);
      if (place === undefined) return;
      event.preventDefault();
      void navigate(place);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [holder, navigate]);
}

/** Where a click leads on this site; nothing when the browser should see to it. */
function placeOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const asUsual = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link?.href || asUsual || event.button !== 0) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin) return undefined;
  // A place on this page is relative to where the router is.
  return link.getAttribute('href')?.startsWith('#') ? hash : `${pathname}${search}${hash}`;
}
