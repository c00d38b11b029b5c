import type { Tree } from '#contract/library.ts';
import type { PickedFile } from './picked-files.ts';
import { foldedName } from './upload-item.ts';

/** A resource is inside this many folders; deeper files have no place in the library. */
export const YEAR_AND_WEEK = 2;

/**
 * The folders of a file that belong in the library, without an outermost folder that only contains year groups.
 * Undefined when the outermost folder is not a year group and its files are at different depths.
 */
export function foldersInLibrary(tree: Tree, picked: readonly PickedFile[]) {
  const depths = new Map<string | undefined, Set<number>>();
  for (const { folders } of picked) {
    const known = depths.get(folders[0]) ?? new Set();
    depths.set(folders[0], known.add(folders.length));
  }
  return ({ folders }: PickedFile): string[] | undefined => {
    const [outermost, ...inner] = folders;
    if (outermost === undefined || isYear(tree, outermost)) return folders;
    if ((depths.get(outermost)?.size ?? 0) > 1) return undefined;
    return inner.length === YEAR_AND_WEEK ? inner : folders;
  };
}

/** A year group of the library, or a name of the same pattern: Year 7 where there is a Year 2. */
export function isYear({ years }: Tree, name: string): boolean {
  const isAlike = (known: { name: string }) => unnumbered(known.name) === unnumbered(name);
  const isSame = (known: { name: string }) => folded(known.name) === folded(name);
  if (years.some(isSame)) return true;
  return years.some(isAlike) && !years.some(({ weeks }) => weeks.some(isAlike));
}

function unnumbered(name: string): string {
  return folded(name).replaceAll(/\d+/g, '#');
}

/** Some systems use decomposed Unicode in file names. */
function folded(name: string): string {
  return foldedName(name.normalize('NFC').trim());
}
