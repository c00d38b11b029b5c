import type { WeekFile } from '#scheme/makers/make-week.ts';
import type { SchemeWorkers } from '#scheme/makers/workers/scheme-workers.ts';
import { YEAR_PACK } from '#scheme/makers/year-pack/make-year-pack.ts';
import { SCHEME } from '#scheme/scheme.ts';
import { weekTitle } from '#scheme/week-title.ts';
import type { Database } from '../../db/database.ts';
import { contentOf } from '../../files/blob-content.ts';
import { removeBlobs } from '../../files/remove-blobs.ts';
import { saveTexts } from '../../texts/save-texts.ts';
import {
  findFolder,
  findResource,
  insertFolder,
  insertResource,
  lockLibrary,
  type NewResource,
} from '../library/changes.queries.ts';
import { blobsOf } from '../library/changes.service.ts';
import { storePdf, type UploadNeeds } from '../library/upload.service.ts';
import {
  insertStarterWeek,
  isLibraryEmpty,
  listFolders,
  listStarterWeeks,
  titleStarterFolders,
} from './starter-scheme.queries.ts';

/** A demo fills an empty library only, and what was deleted from it stays deleted. */
export type Extent = 'empty library' | 'missing weeks';

export interface FillingNeeds extends Pick<UploadNeeds, 'db' | 'files' | 'log' | 'checkPdf'> {
  workers: Pick<SchemeWorkers, 'makeWeek' | 'makeYearPack'>;
  extent: Extent;
  isStopping: () => boolean | Promise<boolean>;
  onWeek: (done: number, all: number) => void | Promise<void>;
}

/**
 * Adds the starter scheme to the library, a week at a time from Year 2, Week 1 on. Each week is committed as a
 * whole, so a filling that was stopped continues at the next start. Nothing that is there is changed.
 */
export async function fillStarterScheme(needs: FillingNeeds): Promise<void> {
  const { isStopping, onWeek } = needs;
  if (needs.extent === 'missing weeks') await addMissingTitles(needs.db);
  const left = await listMissing(needs.db, needs.extent);
  const done = ALL_FOLDERS.length - left.length;
  let next = left[0] && make(needs, left[0]);
  for (const [index, week] of left.entries()) {
    const made = await next;
    if ((await isStopping()) || !made) return;
    // The next week is made while this one is stored.
    const following = left[index + 1];
    next = following && make(needs, following);
    await fillWeek(needs, week, made);
    await onWeek(done + index + 1, ALL_FOLDERS.length);
  }
}

export async function countMissing(db: Database, extent: Extent): Promise<number> {
  return (await listMissing(db, extent)).length;
}

/** Weeks and packs that are not in the library. A resource missing from a week that was filled was deleted on purpose. */
async function listMissing(db: Database, extent: Extent): Promise<SchemeFolder[]> {
  const filled = await listStarterWeeks(db);
  if (extent === 'empty library') {
    if (filled.size === 0 && !(await isLibraryEmpty(db))) return [];
    return ALL_FOLDERS.filter((week) => !filled.has(pathOf(week)));
  }
  const folders = await listFolders(db);
  const isThere = (path: string) => filled.has(path) && folders.has(path.toLowerCase());
  return ALL_FOLDERS.filter((week) => !isThere(pathOf(week)));
}

/** A week of a year, or the pack that every year has after its weeks. */
interface SchemeFolder {
  year: string;
  number: number | 'pack';
  title: string | null;
}

const ALL_FOLDERS = SCHEME.flatMap(({ name: year, weeks }): SchemeFolder[] => [
  ...weeks.map((week, index) => ({ year, number: index + 1, title: weekTitle(week) })),
  { year, number: 'pack', title: null },
]);

const YEAR_TITLES = new Map(SCHEME.map(({ name, title }) => [name, title]));

/** The number of weeks and packs. */
export const SCHEME_FOLDERS = ALL_FOLDERS.length;

function pathOf({ year, number }: SchemeFolder): string {
  return number === 'pack' ? `${year}/${YEAR_PACK}` : `${year}/Week ${number}`;
}

/** Gives the years and weeks that version 1.0 added their titles, once; returns how many. */
export async function addMissingTitles(db: Database): Promise<number> {
  const years = SCHEME.map(({ name: path, title }) => ({ path, title }));
  const weeks = ALL_FOLDERS.flatMap((week) =>
    week.title === null ? [] : [{ path: pathOf(week), title: week.title }],
  );
  return db.transaction().execute(async (transaction) => {
    await lockLibrary(transaction);
    return titleStarterFolders(transaction, [...years, ...weeks]);
  });
}

function make({ workers }: FillingNeeds, { year, number }: SchemeFolder): Promise<WeekFile[]> {
  const made = number === 'pack' ? workers.makeYearPack(year) : workers.makeWeek(year, number);
  // The caller awaits it later and gets the error then.
  made.catch(() => undefined);
  return made;
}

async function fillWeek(needs: FillingNeeds, week: SchemeFolder, made: WeekFile[]): Promise<void> {
  const path = pathOf(week);
  const resources: NewResource[] = [];
  const textsByBlob = new Map<string, string[] | undefined>();
  for (const { name, readOnly, bytes } of made) {
    const bucket = readOnly ? ('learning-readonly' as const) : ('learning' as const);
    const { content, texts } = await storePdf(needs, contentOf(bytes));
    textsByBlob.set(content.blob, texts);
    resources.push({ bucket, path: `${path}/${name}`, ...content });
  }
  const unneeded = await needs.db.transaction().execute(async (transaction) => {
    await lockLibrary(transaction);
    if (!(await findFolder(transaction, week.year))) {
      await insertFolder(transaction, week.year, YEAR_TITLES.get(week.year));
    }
    if (!(await findFolder(transaction, path))) await insertFolder(transaction, path, week.title);
    const taken: NewResource[] = [];
    for (const resource of resources) {
      // A resource of this name was there before, or was uploaded meanwhile.
      if (await findResource(transaction, resource.path)) taken.push(resource);
      else await insertResource(transaction, resource);
    }
    await insertStarterWeek(transaction, { path, is_titled: true });
    return taken;
  });
  for (const { blob } of unneeded) textsByBlob.delete(blob);
  for (const [blob, texts] of textsByBlob) await saveTexts(needs, blob, texts);
  await removeBlobs(needs, unneeded.flatMap(blobsOf));
}
