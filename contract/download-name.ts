import type { LibraryPath } from './library-path.ts';

/** The name under which a resource is saved, `Year 2 Week 1 Slides.pdf`. Leaves out what the name says already. */
export function downloadName({ year, week, name }: LibraryPath): string {
  const resource = name ?? '';
  const isSaid = (part: string) => resource.toLowerCase().includes(part.toLowerCase());
  const place = [year, week ?? ''].filter((part) => !isSaid(part));
  return [...place, resource].join(' ');
}
