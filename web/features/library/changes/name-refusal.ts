import { KEEP_FILE, libraryName, libraryTitle } from '#contract/library-path.ts';

/** Why a name is not allowed in the library. */
export type NameRefusal = 'tooLong' | 'reserved' | 'endsWithStop' | 'unreadable';

export function nameRefusal(name: string): NameRefusal | undefined {
  const { error } = libraryName.safeParse(name);
  if (!error) return undefined;
  if (error.issues.some(({ code }) => code === 'too_big')) return 'tooLong';
  const text = name.trim().toLowerCase();
  if (text === KEEP_FILE) return 'reserved';
  return text.endsWith('.') ? 'endsWithStop' : 'unreadable';
}

/** Why a title is not allowed; none at all is allowed. */
export function titleRefusal(title: string): 'tooLong' | 'unreadable' | undefined {
  if (title.trim() === '') return undefined;
  const { error } = libraryTitle.safeParse(title);
  if (!error) return undefined;
  return error.issues.some(({ code }) => code === 'too_big') ? 'tooLong' : 'unreadable';
}
