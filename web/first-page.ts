/** Small, so that it is there as soon as the picture; the site's own style sheet takes a slow laptop longer. */
export const FIRST_PAGE_STYLE = '<link rel="stylesheet" href="/first-page.css">';

const FIRST_WINDOW = /<div id="first-window"( data-titled="[^"]*")?.*?(<img [^>]*>)/s;

/**
 * The picture of an opened resource once more, for the beginning of the page: before the site's style sheet, so that
 * it is painted before that is there. Undefined where the page has none.
 */
export function firstPageOf(html: string): string | undefined {
  const [, titled = '', picture] = FIRST_WINDOW.exec(html) ?? [];
  return picture && `<div id="first-page"${titled} aria-hidden="true"><div>${picture}</div></div>`;
}

/** The window that looks the same covers it by now. */
export function removeFirstPage(): void {
  document.getElementById('first-page')?.remove();
}
