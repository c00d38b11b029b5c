import type { LinkPurpose } from '#contract/library.ts';
import { sampleLink } from '#contract/sample-route.ts';
import { joinLibraryPath } from '#contract/join-library-path.ts';
import { callLater } from '../../../api/call-later.ts';
import type { Resource } from '../tree/resource.ts';

/** A signed link that opens the resource for one purpose, for a limited time. */
export async function resourceLink(
  { bucket, isSample, ...place }: Resource,
  purpose: LinkPurpose,
  signal?: AbortSignal,
): Promise<string> {
  if (isSample) return sampleLink(place.name);
  const input = { bucket, path: joinLibraryPath(place), purpose };
  const { url } = await callLater(
    async () => (await import('#contract/library.ts')).createLink,
    input,
    signal ? { signal } : {},
  );
  return url;
}
