/**
 * Pages that are rendered when the site is built, so that a visitor and a search engine can read them
 * before any script has run: the address of each, and its file.
 */
export const EARLY_PAGES = {
  '/': '/home.html',
  '/pricing': '/pricing.html',
  '/faq': '/faq.html',
  '/accessibility': '/accessibility.html',
} as const;

export type EarlyPagePath = keyof typeof EARLY_PAGES;

/** The element of the help page that holds the text of the FAQ. */
export const FAQ_TEXT_ID = 'faq-text';

/** Marks the root element of such a page. */
export const EARLY_PAGE_ATTRIBUTE = 'data-early';

/** Stands for the site's own address, which the build does not know; the server replaces it. */
export const ORIGIN_PLACEHOLDER = 'https://this-site.invalid';
