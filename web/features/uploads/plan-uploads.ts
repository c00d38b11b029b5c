import type { Tree } from '#contract/library.ts';
import { libraryName } from '#contract/library-path.ts';
import type { Week } from '../library-changes/library-change.ts';
import type { PickedFile } from './picked-files.ts';
import { foldedName, type PlannedUpload } from './upload-item.ts';

/** Year group and week; what is deeper has no place in the library. */
const FOLDERS = 2;
/** What systems put into folders for themselves. */
const SYSTEM_FILES = new Set(['thumbs.db', 'desktop.ini']);

/** The names of those that are left out, by the reason. */
export type RefusedNames = Record<'notPdf' | 'badName' | 'badPlace', string[]>;

interface Plan {
  planned: PlannedUpload[];
  refused: RefusedNames;
}

/**
 * Where each file goes: `Year 2/Week 1/Slides.pdf` where its folders say, `Week 1/Slides.pdf` into that week of
 * the year group that is open, and a file alone into the week that is open.
 */
export function planUploads(tree: Tree, open: Week, picked: readonly PickedFile[]): Plan {
  const plan: Plan = { planned: [], refused: { notPdf: [], badName: [], badPlace: [] } };
  for (const { file, folders } of withoutWrapper(picked.filter(isMeant))) {
    const place = placeIn(tree, open, folders);
    const name = libraryName.safeParse(file.name);
    if (!file.name.toLowerCase().endsWith('.pdf')) plan.refused.notPdf.push(file.name);
    else if (place === 'badPlace') plan.refused.badPlace.push(file.name);
    else if (place === 'badName' || !name.success) plan.refused.badName.push(file.name);
    else plan.planned.push({ file, ...place, name: name.data });
  }
  return plan;
}

function isMeant({ file, folders }: PickedFile): boolean {
  if (folders.length === 0) return true;
  return !file.name.startsWith('.') && !SYSTEM_FILES.has(file.name.toLowerCase());
}

/** A folder that holds the year groups is not one of them. */
function withoutWrapper(picked: readonly PickedFile[]): readonly PickedFile[] {
  const deepest = Math.max(0, ...picked.map(({ folders }) => folders.length));
  const outermost = new Set(picked.map(({ folders }) => folders[0]));
  if (deepest !== FOLDERS + 1 || outermost.size !== 1) return picked;
  return picked.map(({ file, folders }) => ({ file, folders: folders.slice(1) }));
}

function placeIn(
  tree: Tree,
  open: Week,
  folders: readonly string[],
): Week | 'badName' | 'badPlace' {
  if (folders.length === 0) return open;
  const [week, year = open.year] = folders.toReversed();
  if (folders.length > FOLDERS || week === undefined) return 'badPlace';
  // Files that lie in a year group itself: nobody can tell for which week they are.
  if (folders.length === 1 && sameNamed(tree.years, week)) return 'badPlace';
  const yearName = libraryName.safeParse(year);
  const weekName = libraryName.safeParse(week);
  if (!yearName.success || !weekName.success) return 'badName';
  const knownYear = sameNamed(tree.years, yearName.data);
  const knownWeek = sameNamed(knownYear?.weeks ?? [], weekName.data);
  return { year: knownYear?.name ?? yearName.data, week: knownWeek?.name ?? weekName.data };
}

function sameNamed<Named extends { name: string }>(
  among: readonly Named[],
  name: string,
): Named | undefined {
  return among.find((each) => foldedName(each.name) === foldedName(name));
}
