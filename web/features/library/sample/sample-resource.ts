import { BRAND } from '#contract/brand.ts';
import type { Resource } from '../tree/resource.ts';

/** A resource of the sample week, for a viewer without anybody signed in. */
export function sampleResource(name: string): Resource {
  return { bucket: 'learning', ...BRAND.sampleWeek, name, isSample: true };
}
