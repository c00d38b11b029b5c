import createPurifier, { type DOMPurify } from 'dompurify';
import { marked } from 'marked';

/** Markdown as HTML that is safe to put into the page, whoever wrote it. */
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

/** Made when first needed: where the page is written ahead of time there is no window before that. */
let purifier: DOMPurify | undefined;

/** What writing is made of: no pictures, no forms, nothing with a style or an id of its own. */
const ALLOWED_TAGS =
  'h2 h3 h4 p ul ol li blockquote pre hr br a strong em del code table thead tbody tr th td'.split(
    ' ',
  );

/** Places on this site, other sites, and mail; an address with any other scheme loses its link. */
const ALLOWED_URI_REGEXP = /^(?:https?:|mailto:|\/|#)/i;
