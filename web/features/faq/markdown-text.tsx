import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Shows HTML from `renderMarkdown`; any other HTML would not be safe. */
export function MarkdownText({ html }: { html: string }) {
  const holder = useRef<HTMLDivElement>(null);
  useSiteLinks(holder);
  return <div ref={holder} className={TEXT} dangerouslySetInnerHTML={{ __html: html }} />;
}

const TEXT = [
  'wrap-anywhere [&_p,&_ul,&_ol]:mt-2 [&_p,&_ul,&_ol]:max-w-[72ch] [&>:first-child]:mt-0',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_ul,&_ol]:pl-6 [&_li]:mt-1',
  '[&_a]:text-sky [&_a]:underline [&_a]:underline-offset-3 [&_a:hover]:decoration-2',
  '[&_strong]:font-semibold [&_code]:rounded-s [&_code]:bg-leaf-wash [&_code]:box-decoration-clone [&_code]:px-1 [&_code]:text-[0.85em]',
  '[&_section]:mt-6 [&_section]:rounded-l [&_section]:border [&_section]:border-line [&_section]:bg-sheet [&_section]:p-5 [&_section]:shadow-low tablet:[&_section]:p-8 print:[&_section]:border-0 print:[&_section]:p-0',
  '[&_h2]:scroll-mt-28 [&_h2]:text-title [&_h2]:text-leaf-deep',
  '[&_h3]:mt-7 [&_h3]:scroll-mt-28 [&_h3]:text-large [&_h3:target]:text-leaf',
  '[&_h3_a]:text-inherit [&_h3_a]:no-underline [&_h3_a:hover]:underline',
].join(' ');

/** Makes links to this site navigate on the client, without a page load. */
function useSiteLinks(holder: RefObject<HTMLElement | null>): void {
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
