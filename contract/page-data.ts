import type { Bucket } from './library.ts';
import type { Session } from './session.ts';

/** What the server writes into a page, so that the site need not ask for it before it can begin. */
export interface PageData {
  session: Session | null;
  /** The resource that the address names, and a link to look at it. */
  opened?: OpenedResource;
}

export interface OpenedResource {
  resource: { year: string; week: string; name: string; bucket: Bucket };
  url: string;
}

export const PAGE_DATA_ID = 'page-data';

/** Null where the server could not tell; the site then asks. */
export function pageDataElement(pageData: PageData | null): string {
  return jsonElement(PAGE_DATA_ID, pageData);
}

/** Data in a page, for the site's code to find there. */
export function jsonElement(id: string, data: unknown): string {
  // So that no name can end the element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** How the page is built. */
export const VISITOR_PAGE_DATA = pageDataElement({ session: null });
