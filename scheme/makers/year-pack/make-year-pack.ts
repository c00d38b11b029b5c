import { SCHEME, type SchoolYear } from '../../scheme.ts';
import type { WeekFile } from '../make-week.ts';
import type { Sheet } from '../paper/sheet.ts';
import { drawCertificate } from './certificate.ts';
import { drawGapGrid, drawTracker } from './class-grids.ts';
import { drawCoverage } from './coverage.ts';
import { drawLetterHome } from './letter-home.ts';
import { drawOverview } from './overview.ts';
import { drawProgressionMap } from './progression-map.ts';
import { drawReviewGapGrids } from './review-gap-grids.ts';
import { drawEndTest, drawStartTest, drawTestScript } from './tests.ts';
import { drawTwoYearPlan, hasTwoYearPlan } from './two-year-plan.ts';
import { drawWordCards, drawWordMat } from './word-sheets.ts';
import { drawWordsOfTheYear } from './words-of-the-year.ts';

export const YEAR_PACK = 'Year pack';

const DRAW: Record<string, (year: SchoolYear) => Sheet> = {
  'Overview.pdf': drawOverview,
  'Words of the year.pdf': drawWordsOfTheYear,
  'Curriculum coverage.pdf': drawCoverage,
  'Progression map.pdf': drawProgressionMap,
  'Test start of year.pdf': drawStartTest,
  'Test end of year.pdf': drawEndTest,
  'Test script and marks.pdf': drawTestScript,
  'Class tracker.pdf': drawTracker,
  'Gap analysis.pdf': drawGapGrid,
  'Review gap grids.pdf': drawReviewGapGrids,
  'Word mat.pdf': drawWordMat,
  'Word cards.pdf': drawWordCards,
  'Certificate.pdf': drawCertificate,
  'Letter home.pdf': drawLetterHome,
};
const TWO_YEAR_PLAN = 'Two-year plan.pdf';

export function yearPackNames(yearName: string): string[] {
  const year = SCHEME.find(({ name }) => name === yearName);
  const hasPlan = year !== undefined && hasTwoYearPlan(year);
  return [...Object.keys(DRAW), ...(hasPlan ? [TWO_YEAR_PLAN] : [])];
}

/** Every file of a year pack, drawn but not painted. */
export function drawYearPack(yearName: string): { name: string; sheet: Sheet }[] {
  const year = SCHEME.find(({ name }) => name === yearName);
  if (year === undefined) throw new Error(`The scheme has no ${yearName}.`);
  const files = Object.entries(DRAW).map(([name, draw]) => ({ name, sheet: draw(year) }));
  return hasTwoYearPlan(year)
    ? [...files, { name: TWO_YEAR_PLAN, sheet: drawTwoYearPlan(year) }]
    : files;
}

export async function makeYearPack(yearName: string): Promise<WeekFile[]> {
  const files: WeekFile[] = [];
  for (const { name, sheet } of drawYearPack(yearName)) {
    if (sheet.problems.length > 0) {
      throw new Error(`${yearName}, ${name}: ${sheet.problems.join(' ')}`);
    }
    files.push({ name, readOnly: false, bytes: await sheet.bytes() });
  }
  return files;
}
