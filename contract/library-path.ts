import { z } from 'zod';
import { LIBRARY_NAME_CHARACTERS } from './limits.ts';

/** Where something is in the library: a year group, a week in it, or a resource in that. */
export interface LibraryPath {
  year: string;
  week?: string;
  name?: string;
}

/** The file that keeps an otherwise empty folder; no resource may have its name. */
export const KEEP_FILE = '.keep';

/** Control characters, halves of characters, and those that turn the direction of writing, which would let a name look like another. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
const LEVELS = 3;

/** The name of a year group, a week or a resource, in one spelling: composed, with no space around it. */
export const libraryName = z
  .string()
  .overwrite((text) => text.normalize('NFC').trim())
  .min(1)
  .max(LIBRARY_NAME_CHARACTERS)
  .refine((name) => !UNSEEN.test(name), 'must have no invisible characters')
  .refine((name) => !/[/\\]/.test(name), 'must have no slash')
  .refine((name) => !name.endsWith('.') && name.toLowerCase() !== KEEP_FILE, 'is not a name');

/** `Year 2`, `Year 2/Week 1` or `Year 2/Week 1/Slides.pdf`, each part a name exactly as it is kept. */
export const libraryPath = z
  .string()
  .refine((path) => parseLibraryPath(path) !== undefined, 'must be a path in the library');

export function parseLibraryPath(path: string): LibraryPath | undefined {
  const parts = path.split('/');
  const [year, week, name] = parts;
  const sound = parts.length <= LEVELS && parts.every((part) => isName(part));
  if (!sound || year === undefined) return undefined;
  return { year, ...(week !== undefined && { week }), ...(name !== undefined && { name }) };
}

export function joinLibraryPath({ year, week, name }: LibraryPath): string {
  return [year, week, name].filter((part) => part !== undefined).join('/');
}

/** Week 2 comes before Week 10. */
export function inNaturalOrder(a: string, b: string): number {
  return ORDER.compare(a, b);
}

const ORDER = new Intl.Collator('en', { numeric: true });

function isName(part: string): boolean {
  return libraryName.safeParse(part).data === part;
}
