/**
 * Pages that are written whole when the site is built, so that a visitor and a search engine can read
 * them before any script has run. By address, the file they are in.
 */
export const EARLY_PAGES = {
  '/': '/home.html',
  '/pricing': '/pricing.html',
  '/faq': '/faq.html',
  '/accessibility': '/accessibility.html',
} as const;

export type EarlyPagePath = keyof typeof EARLY_PAGES;

/** The element of the help page that has the FAQ as it was written. */
export const FAQ_TEXT_ID = 'faq-text';

/** On the root element of such a page. */
export const EARLY_PAGE_ATTRIBUTE = 'data-early';

/** Stands in them for the site's own address, which the build does not know. */
export const ORIGIN_PLACEHOLDER = 'https://this-site.invalid';
