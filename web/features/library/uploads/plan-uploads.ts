import type { Tree } from '#contract/library.ts';
import { libraryName } from '#contract/library-path.ts';
import type { Week } from '../changes/library-change.ts';
import { nameRefusal } from '../changes/name-refusal.ts';
import { pathOf, type PickedFile } from './picked-files.ts';
import { foldedName, type PlannedUpload } from './upload-item.ts';

/** Files that operating systems add to folders. */
const SYSTEM_FILES = new Set(['thumbs.db', 'desktop.ini']);

export const NONE_REFUSED: RefusedFiles = { notPdf: [], badName: [], longName: [], badPlace: [] };

/** Names of refused files, by reason. */
export type RefusedFiles = Record<'notPdf' | 'badName' | 'longName' | 'badPlace', string[]>;

interface Plan {
  planned: PlannedUpload[];
  refused: RefusedFiles;
}

/**
 * Where each file goes: `Year 2/Week 1/Slides.pdf` where its folders say, `Week 1/Slides.pdf` into that week of
 * the open year group, and a file in no folder into the open week.
 */
export function planUploads(tree: Tree, open: Week, picked: readonly PickedFile[]): Plan {
  const plan: Plan = {
    planned: [],
    refused: { notPdf: [], badName: [], longName: [], badPlace: [] },
  };
  const meant = picked.filter(isMeant);
  const foldersOf = foldersInLibrary(tree, meant.filter(isPdf));
  for (const each of meant) {
    const { file } = each;
    const place = placeIn(tree, open, foldersOf(each));
    const fault = place && faultOf(place.year, place.week, file.name);
    if (!isPdf(each)) plan.refused.notPdf.push(file.name);
    else if (!place) plan.refused.badPlace.push(pathOf(each));
    else if (fault) plan.refused[fault].push(pathOf(each));
    else plan.planned.push({ file, ...asKept(tree, place), name: libraryName.parse(file.name) });
  }
  return plan;
}

function isMeant({ file, folders }: PickedFile): boolean {
  if (folders.length === 0) return true;
  return !file.name.startsWith('.') && !SYSTEM_FILES.has(file.name.toLowerCase());
}

function isPdf({ file }: PickedFile): boolean {
  return file.name.toLowerCase().endsWith('.pdf');
}

function placeIn(tree: Tree, open: Week, folders: readonly string[] | undefined): Week | undefined {
  if (folders?.length === 0) return open;
  if (!folders || folders.length > YEAR_AND_WEEK) return undefined;
  const [week, year] = folders.toReversed();
  if (week === undefined) return undefined;
  if (year !== undefined) return { year, week };
  // Files directly in a year group have no week.
  return isYear(tree, week) ? undefined : { year: open.year, week };
}

function faultOf(...names: string[]): 'longName' | 'badName' | undefined {
  const refusals = names.map(nameRefusal).filter((refusal) => refusal !== undefined);
  if (refusals.length === 0) return undefined;
  return refusals.includes('tooLong') ? 'longName' : 'badName';
}

/** An existing year group or week keeps its spelling. */
function asKept(tree: Tree, place: Week): Week {
  const year = libraryName.parse(place.year);
  const week = libraryName.parse(place.week);
  const knownYear = sameNamed(tree.years, year);
  const knownWeek = sameNamed(knownYear?.weeks ?? [], week);
  return { year: knownYear?.name ?? year, week: knownWeek?.name ?? week };
}

function sameNamed<Named extends { name: string }>(
  among: readonly Named[],
  name: string,
): Named | undefined {
  return among.find((each) => foldedName(each.name) === foldedName(name));
}

/** A resource is inside this many folders; deeper files have no place in the library. */
const YEAR_AND_WEEK = 2;

/**
 * The folders of a file that belong in the library, without an outermost folder that only contains year groups.
 * Undefined when the outermost folder is not a year group and its files are at different depths.
 */
function foldersInLibrary(tree: Tree, picked: readonly PickedFile[]) {
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
function isYear({ years }: Tree, name: string): boolean {
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
