import { drawAnswers } from './answers/draw-answers.ts';
import { drawHomeSheet } from './home-sheet/draw-home-sheet.ts';
import type { Sheet } from './paper/sheet.ts';
import { drawSlides } from './slides/draw-slides.ts';
import { findWeek } from './week-place.ts';
import { drawTeacherGuide } from './teacher-guide/draw-teacher-guide.ts';
import { drawStretch, drawSupport, drawWorksheet } from './worksheet/draw-worksheet.ts';

/** One file of a week, as it stands in the library. */
export interface WeekFile {
  name: string;
  /** For viewing only: the slides of a review hold the answers of its check. */
  readOnly: boolean;
  bytes: Uint8Array;
}

export const WEEK_FILES = [
  'Slides.pdf',
  'Teacher guide.pdf',
  'Worksheet.pdf',
  'Worksheet support.pdf',
  'Worksheet stretch.pdf',
  'Answers.pdf',
  'Home sheet.pdf',
] as const;
export type WeekFileName = (typeof WEEK_FILES)[number];

const DRAW: Record<WeekFileName, (year: string, weekNumber: number) => Sheet> = {
  'Slides.pdf': drawSlides,
  'Teacher guide.pdf': drawTeacherGuide,
  'Worksheet.pdf': drawWorksheet,
  'Worksheet support.pdf': drawSupport,
  'Worksheet stretch.pdf': drawStretch,
  'Answers.pdf': drawAnswers,
  'Home sheet.pdf': drawHomeSheet,
};

export async function makeWeek(
  year: string,
  weekNumber: number,
  names: readonly WeekFileName[] = WEEK_FILES,
): Promise<WeekFile[]> {
  const { week } = findWeek(year, weekNumber);
  const files: WeekFile[] = [];
  for (const name of names) {
    const sheet = DRAW[name](year, weekNumber);
    if (sheet.problems.length > 0) {
      throw new Error(`${year}, Week ${weekNumber}, ${name}: ${sheet.problems.join(' ')}`);
    }
    const readOnly = week.kind === 'review' && name === 'Slides.pdf';
    files.push({ name, readOnly, bytes: await sheet.bytes() });
  }
  return files;
}
