/** The widths in pixels at which pages are drawn: a list, a small laptop, a laptop, a board, and zooming in. */
export const PAGE_PICTURE_WIDTHS = [320, 960, 1440, 1920, 3840] as const;

export type PagePictureWidth = (typeof PAGE_PICTURE_WIDTHS)[number];

/**
 * A picture of one page, at the address of a signed link for viewing with `/pages/:page` after its path and
 * `width` added to its query. A page whose height is many times its width is drawn smaller than that.
 */
export const PAGE_PICTURE_ROUTE = '/api/files/:bucket/:year/:week/:name/pages/:page';

/** The address of the picture of a page, from a signed link for viewing. */
export function pagePictureAddress(link: string, page: number, width: PagePictureWidth): string {
  const [path = '', query] = link.split('?');
  return `${path}/pages/${page}?${query === undefined ? '' : `${query}&`}width=${width}`;
}

/** Sent with the request for a picture that nobody looks at yet: pictures that somebody waits for are drawn first. */
export const DRAW_AHEAD_HEADER = 'X-Draw-Ahead';

/** Tells the version of the document that a picture was drawn from. */
export const DOCUMENT_VERSION_HEADER = 'X-Document-Version';
