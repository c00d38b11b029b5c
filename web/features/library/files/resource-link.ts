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

/** Size, notes and text of every page, by a signed link for viewing. */
export async function readPageFacts(
  { bucket, year, week, name, isSample }: Resource,
  link: string,
  signal?: AbortSignal,
) {
  if (isSample) {
    const load = async () => (await import('#contract/sample.ts')).getSamplePages;
    return callLater(load, { name }, signal ? { signal } : {});
  }
  const query = new URLSearchParams(link.split('?')[1]);
  const [expires, signature] = [query.get('expires') ?? '', query.get('signature') ?? ''];
  return callLater(
    async () => (await pageFactsCode()).getPageFacts,
    { bucket, year, week, name, purpose: 'view', expires, signature },
    signal ? { signal } : {},
  );
}

/** Loads the code of that call, while its link is still asked for. */
export function prepareReadingFacts(): void {
  pageFactsCode().catch(() => undefined);
}

function pageFactsCode() {
  return import('#contract/page-pictures.ts');
}
