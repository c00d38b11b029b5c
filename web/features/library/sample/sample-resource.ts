import { queryOptions } from '@tanstack/react-query';
import { BRAND } from '#contract/brand.ts';
import { callLater } from '../../../api/call-later.ts';
import type { PageSubject } from '../../../copy/pages.ts';
import type { Resource } from '../tree/resource.ts';

/** The resources of the week that anybody may leaf through. */
export const sampleQuery = queryOptions({
  queryKey: ['sample'],
  queryFn: ({ signal }) =>
    callLater(async () => (await import('#contract/sample.ts')).getSample, {}, { signal }),
  staleTime: 5 * 60_000,
});

/** A resource of the sample week, for a viewer without anybody signed in. */
export function sampleResource(name: string): Resource {
  return { bucket: 'learning', ...BRAND.sampleWeek, name, isSample: true };
}

/** `Slides.pdf` is called Slides on the pages for visitors. */
export function sampleName(name: string): string {
  return name.replace(/\.pdf$/i, '');
}

/** What the title of its page begins with. */
export function sampleSubject(name: string): PageSubject {
  return { names: [sampleName(name)], title: undefined };
}
