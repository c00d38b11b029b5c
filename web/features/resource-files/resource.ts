import type { Bucket } from '#contract/library.ts';

/** A PDF of the library, as lists, favourites, search and the viewer know it. */
export interface Resource {
  year: string;
  week: string;
  name: string;
  bucket: Bucket;
}

/** Some resources may only be looked at. */
export function isDownloadable({ bucket }: Resource): boolean {
  return bucket === 'learning';
}
