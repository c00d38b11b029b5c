import { KEEP_FILE, libraryName } from '#contract/library-path.ts';

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
