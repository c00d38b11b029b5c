import type { WeekFile } from '#scheme/makers/make-week.ts';
import type { SchemeWorkers } from '#scheme/makers/workers/scheme-workers.ts';
import { YEAR_PACK } from '#scheme/makers/year-pack/make-year-pack.ts';
import { SCHEME } from '#scheme/scheme.ts';
import { contentOf } from '../../files/blob-content.ts';
import {
  findFolder,
  findResource,
  insertFolder,
  insertResource,
  lockLibrary,
  type NewResource,
} from '../library/changes.queries.ts';
import { storePdf, type UploadNeeds } from '../library/upload.service.ts';
import { insertStarterWeek, isLibraryEmpty, listStarterWeeks } from './starter-scheme.queries.ts';

interface Needs extends Pick<UploadNeeds, 'db' | 'files' | 'log' | 'checkPdf'> {
  workers: Pick<SchemeWorkers, 'makeWeek' | 'makeYearPack'>;
  isStopping: () => boolean;
  onWeek: (done: number, all: number) => void;
}

/**
 * Fills an empty library with the starter scheme, a week at a time from Year 2, Week 1 on. Each week is committed
 * as a whole, so a filling that was stopped continues at the next start.
 */
export async function fillStarterScheme(needs: Needs): Promise<void> {
  const { db, isStopping, onWeek } = needs;
  const filled = await listStarterWeeks(db);
  if (filled.size === 0 && !(await isLibraryEmpty(db))) return;
  const weeks = SCHEME.flatMap(({ name: year, weeks }): SchemeFolder[] => [
    ...weeks.map((_week, index) => ({ year, number: index + 1 })),
    { year, number: 'pack' },
  ]);
  const left = weeks.filter((week) => !filled.has(pathOf(week)));
  let next = left[0] && make(needs, left[0]);
  for (const [index, week] of left.entries()) {
    const made = await next;
    if (isStopping() || !made) return;
    // The next week is made while this one is stored.
    const following = left[index + 1];
    next = following && make(needs, following);
    await fillWeek(needs, week, made);
    filled.add(pathOf(week));
    onWeek(filled.size, weeks.length);
  }
}

/** A week of a year, or the pack that every year has after its weeks. */
interface SchemeFolder {
  year: string;
  number: number | 'pack';
}

function pathOf({ year, number }: SchemeFolder): string {
  return number === 'pack' ? `${year}/${YEAR_PACK}` : `${year}/Week ${number}`;
}

function make({ workers }: Needs, { year, number }: SchemeFolder): Promise<WeekFile[]> {
  const made = number === 'pack' ? workers.makeYearPack(year) : workers.makeWeek(year, number);
  // The caller awaits it later and gets the error then.
  made.catch(() => undefined);
  return made;
}

async function fillWeek(needs: Needs, week: SchemeFolder, made: WeekFile[]): Promise<void> {
  const path = pathOf(week);
  const resources: NewResource[] = [];
  for (const { name, readOnly, bytes } of made) {
    const bucket = readOnly ? ('learning-readonly' as const) : ('learning' as const);
    const content = await storePdf(needs, contentOf(bytes));
    resources.push({ bucket, path: `${path}/${name}`, ...content });
  }
  await needs.db.transaction().execute(async (transaction) => {
    await lockLibrary(transaction);
    for (const folder of [week.year, path]) {
      if (!(await findFolder(transaction, folder))) await insertFolder(transaction, folder);
    }
    for (const resource of resources) {
      // An administrator has uploaded a resource of this name meanwhile.
      if (await findResource(transaction, resource.path)) continue;
      await insertResource(transaction, resource);
    }
    await insertStarterWeek(transaction, path);
  });
}
