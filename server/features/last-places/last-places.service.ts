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
  const resource = toPresent(names, name);
  const next = weekAfter(weeks, at);
  return {
    year,
    week,
    ...(title && { title }),
    ...(resource !== undefined && { resource }),
    ...(resource === name && row?.page && { page: row.page }),
    ...(next !== undefined && { next }),
  };
}

/** The slides, also when the answers were open last; where a week has none, what was open last. */
function toPresent(names: string[], last: string | undefined): string | undefined {
  const slides = names.filter((name) => SLIDES.test(name));
  const choice = slides.length > 0 ? slides : names;
  return choice.find((name) => name === last) ?? slides[0];
}

/** After `Week 36` comes no `Year pack`. */
function weekAfter(weeks: string[], at: number): string | undefined {
  const [week = '', next] = weeks.slice(at);
  const beforeNumber = /^\D*(?=\d)/.exec(week)?.[0] ?? '';
  return next?.startsWith(beforeNumber) ? next : undefined;
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
