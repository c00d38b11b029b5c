import createPurifier, { type DOMPurify } from 'dompurify';
import { marked } from 'marked';

/** Markdown as sanitised HTML. */
export function renderMarkdown(markdown: string): string {
  purifier ??= createPurifier(window);
  return purifier.sanitize(marked.parse(markdown, { async: false }), {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP,
  });
}

/** Created on first use, because during prerendering there is no window when this module loads. */
let purifier: DOMPurify | undefined;

/** Text elements only: no pictures, forms, styles or ids. */
const ALLOWED_TAGS =
  'h2 h3 h4 p ul ol li blockquote pre hr br a strong em del code table thead tbody tr th td'.split(
    ' ',
  );

/** Addresses on this site, web addresses and mail; any other scheme is removed. */
const ALLOWED_URI_REGEXP = /^(?:https?:|mailto:|\/|#)/i;
