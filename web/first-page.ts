/** Small, so that it is there as soon as the picture; the site's own style sheet takes a slow laptop longer. */
export const FIRST_PAGE_STYLE = '<link rel="stylesheet" href="/first-page.css">';

/** For a viewer that does not come. */
const LONGEST_MS = 3000;
const FIRST_WINDOW = '<div id="first-window"';
const TITLED = /^ data-titled="[^"]*"/;

/**
 * The picture of an opened resource once more, for the beginning of the page: before the site's style sheet, so that
 * it is painted before that is there. Undefined where the page has none.
 */
export function firstPageOf(html: string): string | undefined {
  const window = html.indexOf(FIRST_WINDOW);
  const picture = html.indexOf('<img ', window);
  if (window === -1 || picture === -1) return undefined;
  const [titled = ''] = TITLED.exec(html.slice(window + FIRST_WINDOW.length, picture)) ?? [];
  const image = html.slice(picture, html.indexOf('>', picture) + 1);
  return `<div id="first-page"${titled} aria-hidden="true">${framed(image)}</div>`;
}

/** Shows a page that is decoded already, while the viewer is still being rendered. */
export function showFirstPage(picture: ImageBitmap): void {
  const page = document.createElement('div');
  page.id = 'first-page';
  page.ariaHidden = 'true';
  page.dataset['clicked'] = '';
  page.innerHTML = framed(`<canvas width="${picture.width}" height="${picture.height}"></canvas>`);
  page.querySelector('canvas')?.getContext('2d')?.drawImage(picture, 0, 0);
  document.body.prepend(page);
  setTimeout(() => page.remove(), LONGEST_MS);
}

function framed(picture: string): string {
  return `<div><div>${picture}</div></div>`;
}

export function removeFirstPage(): void {
  document.getElementById('first-page')?.remove();
}
