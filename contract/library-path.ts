import * as z from 'zod/mini';
import { LIBRARY_NAME_CHARACTERS, LIBRARY_TITLE_CHARACTERS } from './limits.ts';
import { oneLine } from './one-line.ts';
import { rawMaximum, text } from './text.ts';
import { INVISIBLE, NOT_VISIBLE, VISIBLE } from './visible.ts';

/** A place in the library: a year group, a week in it, or a resource in the week. */
export interface LibraryPath {
  year: string;
  week?: string;
  name?: string;
}

/** The file that keeps an otherwise empty folder; no resource may have its name. */
export const KEEP_FILE = '.keep';

/** Some emoji contain characters that are invisible by themselves: a teacher, a digit in a box, the flag of Wales. */
const EMOJI =
  /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}|[#*\d]\ufe0f\u20e3|\p{ExtPict}[\ufe0e\ufe0f\p{EMod}]?(?:\u200d\p{ExtPict}[\ufe0e\ufe0f\p{EMod}]?)*/gu;
const LEVELS = 3;
/** Three names with a slash between them. */
export const LIBRARY_PATH_CHARACTERS = LEVELS * LIBRARY_NAME_CHARACTERS + LEVELS - 1;

/** The name of a year group, a week or a resource, normalised: composed and trimmed. */
export const libraryName = text(rawMaximum(LIBRARY_NAME_CHARACTERS)).check(
  z.overwrite((given) => given.normalize('NFC').trim()),
  z.minLength(1),
  z.maxLength(LIBRARY_NAME_CHARACTERS),
  z.refine(
    (name) => !INVISIBLE.test(name.replaceAll(EMOJI, '')),
    'must have no invisible characters',
  ),
  z.regex(VISIBLE, NOT_VISIBLE),
  z.refine((name) => !/[/\\]/.test(name), 'must have no slash'),
  z.refine((name) => !name.endsWith('.') && name.toLowerCase() !== KEEP_FILE, 'is not a name'),
);

/** What a year group or a week is about: `/j/ spelt -dge after short vowels`. */
export const libraryTitle = oneLine(LIBRARY_TITLE_CHARACTERS).check(
  z.overwrite((given) => given.normalize('NFC')),
);

/** `Year 2`, `Year 2/Week 1` or `Year 2/Week 1/Slides.pdf`, each part a name exactly as it is stored. */
export const libraryPath = text(LIBRARY_PATH_CHARACTERS).check(
  z.refine((path) => parseLibraryPath(path) !== undefined, 'must be a path in the library'),
);

export function parseLibraryPath(path: string): LibraryPath | undefined {
  const parts = path.split('/');
  const [year, week, name] = parts;
  const isPath = parts.length <= LEVELS && parts.every((part) => isName(part));
  if (!isPath || year === undefined) return undefined;
  return { year, ...(week !== undefined && { week }), ...(name !== undefined && { name }) };
}

/** Week 2 comes before Week 10, and Worksheet.pdf before Worksheet support.pdf. */
export function inNaturalOrder(a: string, b: string): number {
  return ORDER.compare(withoutExtension(a), withoutExtension(b)) || ORDER.compare(a, b);
}

const ORDER = new Intl.Collator('en', { numeric: true });

function withoutExtension(name: string): string {
  return name.replace(/\.pdf$/i, '');
}

function isName(part: string): boolean {
  return libraryName.safeParse(part).data === part;
}
