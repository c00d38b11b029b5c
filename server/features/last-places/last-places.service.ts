import type { LastPlace } from '#contract/last-place.ts';
import { inNaturalOrder, parseLibraryPath } from '#contract/library-path.ts';
import type { Database } from '../../db/database.ts';
import { isResource } from '../library/tree.ts';
import { emptyLastPlace, findLastPlace, listAround } from './last-places.queries.ts';

/** What a teacher presents, by its name in the scheme. */
const SLIDES = /\bslides\b/i;

/** Null when nothing is known, or when the week is gone. */
export async function readLastPlace(db: Database, userId: string): Promise<LastPlace | null> {
  const row = await findLastPlace(db, userId);
  const { year, week, name } = parseLibraryPath(row?.path ?? '') ?? {};
  if (year === undefined || week === undefined) return null;
  const { weeks, names, title } = await readAround(db, { year, week });
  const at = weeks.indexOf(week);
  if (at === -1) return null;
  const isThere = name !== undefined && names.includes(name);
  const resource = isThere ? name : names.find((each) => SLIDES.test(each));
  return {
    year,
    week,
    ...(title && { title }),
    ...(resource !== undefined && { resource }),
    ...(isThere && row?.page && { page: row.page }),
    ...(weeks[at + 1] !== undefined && { next: weeks[at + 1] }),
  };
}

export function forgetLastPlace(db: Database, userId: string, at: Date): Promise<void> {
  return emptyLastPlace(db, userId, at);
}

/** The weeks of the year, and the title and the resources of the week, in the order of the lists. */
async function readAround(db: Database, place: { year: string; week: string }) {
  const rows = (await listAround(db, place)).map(({ path, title }) => {
    const [, week = '', name] = path.split('/');
    return { week, name, title };
  });
  // A row without a name keeps the year itself.
  const ofWeeks = rows.filter(({ name }) => name !== undefined);
  const ofWeek = ofWeeks.filter(({ week }) => week === place.week);
  return {
    weeks: [...new Set(ofWeeks.map(({ week }) => week))].toSorted(inNaturalOrder),
    names: ofWeek
      .map(({ name = '' }) => name)
      .filter(isResource)
      .toSorted(inNaturalOrder),
    title: ofWeek.find(({ title }) => title !== null)?.title,
  };
}
