import type { Bucket } from './library.ts';
import type { Session } from './session.ts';

/** Data that the server writes into a page, so that the site can start without a request for it. */
export interface PageData {
  session: Session | null;
  /** The resource that the address names, and a signed link to view it. */
  opened?: OpenedResource;
}

export interface OpenedResource {
  resource: { year: string; week: string; name: string; bucket: Bucket };
  url: string;
}

export const PAGE_DATA_ID = 'page-data';

/** Null when the database could not be reached; the site then asks for the session. */
export function pageDataElement(pageData: PageData | null): string {
  return jsonElement(PAGE_DATA_ID, pageData);
}

/** An element with JSON that the code of the site reads. */
export function jsonElement(id: string, data: unknown): string {
  // So that no text can close the element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** The data in a page as it is built, before the server replaces it. */
export const VISITOR_PAGE_DATA = pageDataElement({ session: null });
