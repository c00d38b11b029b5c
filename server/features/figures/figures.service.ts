import type * as z from 'zod/mini';
import { addDays, dayInLondon } from '#contract/calendar-day.ts';
import type {
  getFigures,
  getSchoolFigures,
  SchoolCount,
  UsageKind,
  UsedResource,
  WeekOfUse,
} from '#contract/figures.ts';
import { inNaturalOrder } from '#contract/library-path.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { findSchool } from '../schools/schools.queries.ts';
import {
  countSchools,
  listQuietSchools,
  listSchoolCounts,
  sumByResource,
  sumByWeek,
} from './figures.queries.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

const WEEKS = 52;
const RESOURCES_LISTED = 10;
/** A school that was not used for this many days has gone quiet: longer than any holiday but the summer's. */
const QUIET_DAYS = 21;
/** A quiet school is worth a call when its renewal is this near; earlier, it has time to come back by itself. */
const RENEWAL_DAYS = 90;

export async function readFigures({ db, now }: Needs): Promise<z.input<typeof getFigures.output>> {
  const today = dayInLondon(now());
  const use = await readUse({ db, now }, undefined);
  const counted = await listSchoolCounts(db);
  const current = (await countSchools(db)).map((row) => ({ ...row, day: today }));
  const earlier = counted.filter(({ day }) => day < today);
  const days = new Map<string, SchoolCount>([[today, emptyCount(today)]]);
  for (const { day, status, schools } of [...earlier, ...current]) {
    days.set(day, { ...(days.get(day) ?? emptyCount(day)), [status]: schools });
  }
  return {
    ...use,
    schools: [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    quiet: await listQuietSchools(db, {
      since: addDays(today, -QUIET_DAYS),
      endsBy: addDays(today, RENEWAL_DAYS),
    }),
  };
}

export async function readSchoolFigures(
  { db, now }: Needs,
  id: string,
): Promise<z.input<typeof getSchoolFigures.output>> {
  if (!(await findSchool(db, id))) throw new AppError('school/not-found');
  return readUse({ db, now }, id);
}

async function readUse({ db, now }: Needs, schoolId: string | undefined) {
  const since = addDays(mondayOf(dayInLondon(now())), -7 * (WEEKS - 1));
  const byWeek = await sumByWeek(db, { since, schoolId });
  const resources = await sumByResource(db, { since, schoolId });
  const mostFirst = resources.toSorted((a, b) => b.uses - a.uses || inNaturalOrder(a.path, b.path));
  return {
    weeks: Array.from({ length: WEEKS }, (_, n) => weekOf(addDays(since, 7 * n), byWeek)),
    heat: heatOf(resources),
    mostUsed: mostFirst.filter(({ uses }) => uses > 0).slice(0, RESOURCES_LISTED),
    leastUsed: mostFirst.toReversed().slice(0, RESOURCES_LISTED),
  };
}

function weekOf(
  start: string,
  rows: { start: string; kind: UsageKind; uses: number }[],
): WeekOfUse {
  const usesOf = (kind: UsageKind) =>
    rows.find((row) => row.start === start && row.kind === kind)?.uses ?? 0;
  return {
    start,
    signIns: usesOf('sign-in'),
    presented: usesOf('presented'),
    downloads: usesOf('download'),
    prints: usesOf('print'),
  };
}

/** The weeks of each year group, in natural order. */
function heatOf(resources: UsedResource[]) {
  const cells = new Map<string, { year: string; week: string; uses: number }>();
  for (const { path, uses } of resources) {
    const [year = '', week = ''] = path.split('/');
    const place = `${year}/${week}`;
    cells.set(place, { year, week, uses: (cells.get(place)?.uses ?? 0) + uses });
  }
  return [...cells].toSorted(([a], [b]) => inNaturalOrder(a, b)).map(([, cell]) => cell);
}

function emptyCount(day: string): SchoolCount {
  return { day, active: 0, trial: 0, pending: 0, inactive: 0 };
}

/** The Monday of the week that a day is in. */
function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}
