import type { Bucket } from '#contract/library.ts';

/** A PDF of the library. */
export interface Resource {
  year: string;
  week: string;
  name: string;
  bucket: Bucket;
  /** True in the sample week, which needs no session. */
  isSample?: boolean;
}

/** Read-only resources and those of the sample week can be viewed but not downloaded. */
export function isDownloadable({ bucket, isSample }: Resource): boolean {
  return bucket === 'learning' && !isSample;
}

export function sameResource(one: Resource, other: Resource): boolean {
  return (
    one.bucket === other.bucket &&
    one.year === other.year &&
    one.week === other.week &&
    one.name === other.name &&
    one.isSample === other.isSample
  );
}
