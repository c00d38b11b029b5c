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

export function sameResource(one: Resource, other: Resource): boolean {
  return (
    one.bucket === other.bucket &&
    one.year === other.year &&
    one.week === other.week &&
    one.name === other.name
  );
}
