import type { LibraryPath } from './library-path.ts';

/**
 * The name under which a resource is saved, `Year 2 Week 1 Slides.pdf`. Leaves out a year or a week that the name has
 * already.
 */
export function downloadName({ year, week, name }: LibraryPath): string {
  const resource = name ?? '';
  const isInName = (part: string) => wordsOf(resource).includes(wordsOf(part));
  const place = [year, week ?? ''].filter((part) => !isInName(part));
  return [...place, resource].join(' ');
}

/** Each word between spaces, so that Week 1 is not found in Week 10. */
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `;
}
