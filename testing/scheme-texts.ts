import { drawAnswers } from '#scheme/makers/answers/draw-answers.ts';
import { drawHomeSheet } from '#scheme/makers/home-sheet/draw-home-sheet.ts';
import type { Sheet } from '#scheme/makers/paper/sheet.ts';
import { drawSlides } from '#scheme/makers/slides/draw-slides.ts';
import { drawTeacherGuide } from '#scheme/makers/teacher-guide/draw-teacher-guide.ts';
import { drawWorksheet } from '#scheme/makers/worksheet/draw-worksheet.ts';
import { drawYearPack } from '#scheme/makers/year-pack/make-year-pack.ts';
import { SCHEME } from '#scheme/scheme.ts';
import { weekTitle } from '#scheme/week-title.ts';
import type { Database } from '#server/db/database.ts';
import { insertFolder, insertResource } from '#server/features/library/changes.queries.ts';
import { insertPageTexts } from '#server/texts/page-texts.queries.ts';

const DRAW = {
  'Slides.pdf': drawSlides,
  'Teacher guide.pdf': drawTeacherGuide,
  'Worksheet.pdf': drawWorksheet,
  'Answers.pdf': drawAnswers,
  'Home sheet.pdf': drawHomeSheet,
};

/** The whole starter scheme with the texts of its pages, but without the files, which take minutes to make. */
export async function plantSchemeTexts(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { name: year, weeks } of SCHEME) {
      await insertFolder(transaction, year);
      for (const [index, week] of weeks.entries()) {
        const folder = `${year}/Week ${index + 1}`;
        await insertFolder(transaction, folder, weekTitle(week));
        for (const [name, draw] of Object.entries(DRAW)) {
          await plant(transaction, `${folder}/${name}`, draw(year, index + 1));
        }
      }
      await insertFolder(transaction, `${year}/Year pack`);
      for (const { name, sheet } of drawYearPack(year)) {
        await plant(transaction, `${year}/Year pack/${name}`, sheet);
      }
    }
  });
}

async function plant(db: Database, path: string, { pages, texts }: Sheet): Promise<void> {
  const blob = `text of ${path}`;
  const content = { blob, hash: blob, size: 1, type: 'application/pdf', pages };
  const picture = { picture_blob: blob, picture_hash: blob };
  await insertResource(db, { bucket: 'learning', path, ...content, ...picture });
  const pageTexts = Array.from({ length: pages }, (_, index) =>
    texts
      .filter(({ page }) => page === index + 1)
      .map(({ text }) => text)
      .join('\n'),
  );
  await insertPageTexts(db, blob, pageTexts);
}
