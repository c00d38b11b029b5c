import type { Bucket } from '#contract/library.ts';

/** A PDF of the library. */
export interface Resource {
  year: string;
  week: string;
  name: string;
  bucket: Bucket;
}

/** Read-only resources can be viewed but not downloaded. */
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
