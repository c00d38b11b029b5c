import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { drawAnswers } from '#scheme/makers/answers/draw-answers.ts';
import { drawHomeSheet } from '#scheme/makers/home-sheet/draw-home-sheet.ts';
import type { Sheet } from '#scheme/makers/paper/sheet.ts';
import { drawSlides } from '#scheme/makers/slides/draw-slides.ts';
import { drawTeacherGuide } from '#scheme/makers/teacher-guide/draw-teacher-guide.ts';
import {
  drawStretch,
  drawSupport,
  drawWorksheet,
} from '#scheme/makers/worksheet/draw-worksheet.ts';
import { eventually } from './eventually.ts';

const WEEKS = 36;
export const DRAWN_WITHIN_MS = 300_000;

/** What tests ask of a sheet. */
export type DrawnSheet = Pick<Sheet, 'pages' | 'problems' | 'texts'>;
export type DrawnWeek = ReturnType<typeof drawWeek>;

/** The sheets of all weeks of a year. Drawing them takes seconds, so the first test file of a run draws for the others. */
export async function drawnYear(year: string): Promise<DrawnWeek[]> {
  const folder = inject('runFolder');
  const file = join(folder, `${year}.json`);
  const isFirst = await mkdir(join(folder, `${year} is being drawn`)).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    await writeFile(`${file}.part`, JSON.stringify(drawYear(year)));
    await rename(`${file}.part`, file);
  }
  return JSON.parse(await eventually(() => readFile(file, 'utf8'), DRAWN_WITHIN_MS));
}

function drawYear(year: string): DrawnWeek[] {
  return Array.from({ length: WEEKS }, (_, index) => drawWeek(year, index + 1));
}

function drawWeek(year: string, weekNumber: number) {
  return {
    slides: drawnSheet(drawSlides(year, weekNumber)),
    'teacher guide': drawnSheet(drawTeacherGuide(year, weekNumber)),
    worksheet: drawnSheet(drawWorksheet(year, weekNumber)),
    'support worksheet': drawnSheet(drawSupport(year, weekNumber)),
    'stretch worksheet': drawnSheet(drawStretch(year, weekNumber)),
    answers: drawnSheet(drawAnswers(year, weekNumber)),
    'home sheet': drawnSheet(drawHomeSheet(year, weekNumber)),
  };
}

function drawnSheet({ pages, problems, texts }: Sheet): DrawnSheet {
  return { pages, problems, texts };
}
