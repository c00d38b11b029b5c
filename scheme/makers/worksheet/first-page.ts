import type { SchoolYear } from '../../scheme.ts';
import type { TeachingWeek, WordFamily, WordMatrix } from '../../week.ts';
import { areNearSynonyms } from '../../words/near-synonyms.ts';
import type { Activity } from '../activities/activity.ts';
import { weekActivities } from '../activities/week-activities.ts';
import { weekCrossword } from '../activities/week-crossword.ts';
import { type Handwriting, handwritingOf } from '../paper/handwriting.ts';
import { A4, startPrintedPage } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import { findWeek, type WeekPlace } from '../week-place.ts';
import { isOldest } from '../words/is-oldest.ts';
import { drawActivity } from './activity-section.ts';
import {
  canBeReadOut,
  drawPractice,
  hasSoundsToBox,
  hasSyllablesToCut,
  meaningsInOrder,
  type Practice,
  practicesOf,
} from './practice-section.ts';
import { drawOddOneOut, drawSort } from './puzzle-section.ts';
import { drawWordFamily, drawWordMatrix, FAMILY_TITLE, MATRIX_TITLE } from './study-section.ts';

const SECTION_GAP = 12;

/** What stands on the first page of the worksheet: part A, and in part B a way to write every word. */
export interface FirstPage {
  start: Start;
  practice: Practice;
  /** Sound buttons and guide lines. */
  isForYoungest: boolean;
  handwriting: Handwriting;
}

/** The puzzle of the board, a study of word parts, or an activity that the board does not have. */
export type Start = TeachingWeek['puzzle'] | WordFamily | WordMatrix | Activity;

const PLANS = new Map<SchoolYear, Map<number, FirstPage>>();

/** No two weeks running begin alike. */
export function firstPageOf(place: WeekPlace): FirstPage {
  const plan = PLANS.get(place.year) ?? planYear(place.year);
  PLANS.set(place.year, plan);
  const page = plan.get(place.number);
  if (page === undefined) throw new Error(`${place.name} has no first page.`);
  return page;
}

export function drawFirstPage(
  sheet: Sheet,
  top: number,
  week: TeachingWeek,
  { start, ...how }: FirstPage,
): void {
  const under = drawStart(sheet, top, start, how.handwriting) + SECTION_GAP;
  drawPractice(sheet, under, week, how);
}

function drawStart(sheet: Sheet, top: number, start: Start, handwriting: Handwriting): number {
  if (start.kind === 'sort') return drawSort(sheet, top, start, handwriting);
  if (start.kind === 'odd one out') return drawOddOneOut(sheet, top, start, handwriting);
  if (start.kind === 'word family') return drawWordFamily(sheet, top, start);
  if (start.kind === 'word matrix') return drawWordMatrix(sheet, top, start);
  return drawActivity(sheet, top, 'A', start, handwriting);
}

/** The heading of part A. */
export function startTitle(start: Start): string {
  if (start.kind === 'sort') return 'Sort';
  if (start.kind === 'odd one out') return 'Odd one out';
  if (start.kind === 'word family') return FAMILY_TITLE;
  return start.kind === 'word matrix' ? MATRIX_TITLE : start.title;
}

/** Each week takes what has been away longest, of what its words lend themselves to and the page has room for. */
function planYear(year: SchoolYear): Map<number, FirstPage> {
  const weeks = year.weeks.flatMap((week, index) =>
    week.kind === 'teach' ? [{ week, place: findWeek(year.name, index + 1).place }] : [],
  );
  const pages = planFrom(weeks, []);
  if (pages === undefined) throw new Error(`${year.name} has no first pages.`);
  return new Map(
    weeks.flatMap(({ place }, index) =>
      pages.slice(index, index + 1).map((page) => [place.number, page]),
    ),
  );
}

/** The pages of all weeks; a week gives way where one after it would have none. */
function planFrom(
  weeks: { place: WeekPlace; week: TeachingWeek }[],
  used: FirstPage[],
): FirstPage[] | undefined {
  const next = weeks[used.length];
  if (next === undefined) return used;
  for (const page of pagesFor(next.place, next.week, used)) {
    if (!hasRoom(next.week, page)) continue;
    const plan = planFrom(weeks, [...used, page]);
    if (plan !== undefined) return plan;
  }
  return undefined;
}

/** All pages that the words of a week could have, what has been away longest first. */
function pagesFor(place: WeekPlace, week: TeachingWeek, used: FirstPage[]): FirstPage[] {
  const kinds = used.map(({ start }) => start.kind);
  const slots = used.map(({ start }) => slotOf(start));
  const practices = used.map(({ practice }) => practice);
  const starts = possibleStarts(place, week)
    .toSorted((one, other) => kinds.lastIndexOf(one.kind) - kinds.lastIndexOf(other.kind))
    .toSorted((one, other) => slots.lastIndexOf(slotOf(one)) - slots.lastIndexOf(slotOf(other)))
    .filter((start) => slotOf(start) !== slots.at(-1));
  return starts.flatMap((start) =>
    possiblePractices(place, week, start)
      .toSorted((one, other) => practices.lastIndexOf(one) - practices.lastIndexOf(other))
      .filter((practice) => practice !== practices.at(-1))
      .map((practice) => ({
        start,
        practice,
        isForYoungest: place.year.name === 'Year 2',
        handwriting: handwritingOf(place.year.name),
      })),
  );
}

/** Activities with meanings count as one kind of page, and so do those with letters. */
function slotOf(start: Start): string {
  if (!('items' in start)) return start.kind;
  return CLUES.has(start.kind) ? 'clues' : 'letters';
}

const CLUES: ReadonlySet<string> = new Set([
  'match the meaning',
  'word ladder',
  'detective',
  'mixed-up meanings',
  'short forms',
]);

/** Weeks with a study have no other start. The oldest do without games with letters. */
function possibleStarts(place: WeekPlace, week: TeachingWeek): Start[] {
  if (week.study !== undefined) return [week.study];
  const { letters, clues } = weekActivities(place).onPaper;
  const activities = [...(isOldest(place) ? [] : letters), ...clues];
  const others = activities.filter(
    (one) => !(asksMeaningsLater(place, week) && tellsMeanings(one)),
  );
  return [week.puzzle, ...others];
}

/** Meanings are asked once on a worksheet: in part A or B, or on its second page. */
function possiblePractices(place: WeekPlace, week: TeachingWeek, start: Start): Practice[] {
  const words = meaningsInOrder(week);
  const hasDouble = words.some((one) => words.some((other) => areNearSynonyms(one, other)));
  const asksMeanings = tellsMeanings(start) || asksMeaningsLater(place, week);
  const { parts } = weekActivities(place);
  const cutsSyllables = [start, parts].some(({ kind }) => kind === 'syllables');
  return practicesOf(place.year.name).filter(
    (practice) =>
      (practice === 'rule') === (week.whichRule !== undefined) &&
      (practice !== 'sounds' || hasSoundsToBox(week)) &&
      (practice !== 'meanings' || !(hasDouble || asksMeanings)) &&
      (practice !== 'fold' || (canBeReadOut(week) && parts.kind !== 'partner dictation')) &&
      (practice !== 'cut' || (!cutsSyllables && hasSyllablesToCut(week))),
  );
}

function asksMeaningsLater(place: WeekPlace, week: TeachingWeek): boolean {
  return tellsMeanings(weekActivities(place).parts) || weekCrossword(place, week) !== undefined;
}

function tellsMeanings(start: Start): boolean {
  return CLUES.has(start.kind) || start.kind === 'missing letters';
}

function hasRoom(week: TeachingWeek, page: FirstPage): boolean {
  const sheet = new Sheet({ title: 'trial', ...A4 });
  const header = { place: '', title: 'Trial', withName: true, footer: '' };
  drawFirstPage(sheet, startPrintedPage(sheet, header), week, page);
  return sheet.problems.length === 0;
}
