import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';

interface MarkdownTextProps {
  html: string;
  /** Called with the place of a link to this site, before it is followed. */
  onFollow?: (place: string) => void;
}

/** Shows HTML from `renderMarkdown`; any other HTML would not be safe. */
export function MarkdownText({ html, onFollow }: MarkdownTextProps) {
  const holder = useRef<HTMLDivElement>(null);
  useSiteLinks(holder, onFollow);
  return <div ref={holder} className="markdown" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Makes links to this site navigate on the client, without a page load. */
function useSiteLinks(
  holder: RefObject<HTMLElement | null>,
  onFollow: MarkdownTextProps['onFollow'],
): void {
  const navigate = useNavigate();
  const noteFollowed = useEffectEvent((place: string) => onFollow?.(place));
  useEffect(() => {
    const element = holder.current;
    const follow = (event: MouseEvent) => {
      const place = placeOf(event);
      if (place === undefined) return;
      event.preventDefault();
      noteFollowed(place);
      void navigate(place);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [holder, navigate]);
}

/** The target of a click on this site; undefined when the browser should handle it. */
function placeOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const asUsual = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link?.href || asUsual || event.button !== 0) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin) return undefined;
  // A bare hash is relative to the current route.
  return link.getAttribute('href')?.startsWith('#') ? hash : `${pathname}${search}${hash}`;
}
