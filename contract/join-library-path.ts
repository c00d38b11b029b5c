import type { LibraryPath } from './library-path.ts';

/** `Year 2`, `Year 2/Week 1` or `Year 2/Week 1/Slides.pdf`. */
export function joinLibraryPath({ year, week, name }: LibraryPath): string {
  return [year, week, name].filter((part) => part !== undefined).join('/');
}
