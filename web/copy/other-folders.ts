import { counted } from './counted.ts';

/** The folders of a year group that are not weeks: one by its name, several by their number. */
export function otherFolders(names: readonly string[]): readonly string[] {
  return names.length > 1 ? [counted(names.length, 'other')] : names;
}
