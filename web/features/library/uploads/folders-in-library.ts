import type { Tree } from '#contract/library.ts';
import type { PickedFile } from './picked-files.ts';
import { foldedName } from './upload-item.ts';

/** How many folders are around a resource; what is deeper has no place in the library. */
export const YEAR_AND_WEEK = 2;

/**
 * Which folders of a file are meant to be in the library: a folder that only holds the year groups is not.
 * Nothing is guessed: where an outermost folder is no year group and its files lie at several depths, none is given.
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

/** A year group of the library, or numbered as they are: Year 7 where there is a Year 2. */
export function isYear({ years }: Tree, name: string): boolean {
  const isAlike = (known: { name: string }) => unnumbered(known.name) === unnumbered(name);
  const isSame = (known: { name: string }) => folded(known.name) === folded(name);
  if (years.some(isSame)) return true;
  return years.some(isAlike) && !years.some(({ weeks }) => weeks.some(isAlike));
}

function unnumbered(name: string): string {
  return folded(name).replaceAll(/\d+/g, '#');
}

/** Some systems give names decomposed. */
function folded(name: string): string {
  return foldedName(name.normalize('NFC').trim());
}
