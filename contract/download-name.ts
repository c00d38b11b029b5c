import type { LibraryPath } from './library-path.ts';

/** The name under which a resource is saved, `Year 2 Week 1 Slides.pdf`. Leaves out what the name says already. */
export function downloadName({ year, week, name }: LibraryPath): string {
  const resource = name ?? '';
  const isSaid = (part: string) => wordsOf(resource).includes(wordsOf(part));
  const place = [year, week ?? ''].filter((part) => !isSaid(part));
  return [...place, resource].join(' ');
}

/** Each word between spaces, so that Week 10 does not say Week 1. */
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `;
}
