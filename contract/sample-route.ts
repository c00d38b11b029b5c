/** The picture of a page of the sample week, for anybody. Addressed as a link for viewing is (`page-picture-route.ts`). */
export const SAMPLE_PICTURE_ROUTE = '/api/sample/:name/pages/:page';

/** Stands in the place of a signed link for viewing; nothing about it is secret. */
export function sampleLink(name: string): string {
  return `/api/sample/${encodeURIComponent(name)}`;
}
