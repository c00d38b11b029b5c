import { callLater } from '../../../api/call-later.ts';
import type { Resource } from '../tree/resource.ts';

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
