import { drawYearPack } from '#scheme/makers/year-pack/make-year-pack.ts';
import { SCHEME } from '#scheme/scheme.ts';
import { weekTitle } from '#scheme/week-title.ts';
import type { Database } from '#server/db/database.ts';
import { insertFolder, insertResource } from '#server/features/library/changes.queries.ts';
import { insertPageTexts } from '#server/texts/page-texts.queries.ts';
import { type DrawnSheet, type DrawnWeek, drawnYear } from './drawn-scheme.ts';

const PLANTED = [
  ['Slides.pdf', 'slides'],
  ['Teacher guide.pdf', 'teacher guide'],
  ['Worksheet.pdf', 'worksheet'],
  ['Answers.pdf', 'answers'],
  ['Home sheet.pdf', 'home sheet'],
] as const;

/** The whole starter scheme with the texts of its pages, but without the files, which take minutes to make. */
export async function plantSchemeTexts(db: Database): Promise<void> {
  const drawn = new Map<string, DrawnWeek[]>();
  // The last year first, because another test file may be drawing from the first on.
  for (const { name } of SCHEME.toReversed()) drawn.set(name, await drawnYear(name));
  await db.transaction().execute(async (transaction) => {
    for (const { name: year, title, weeks } of SCHEME) {
      await insertFolder(transaction, year, title);
      for (const [index, week] of weeks.entries()) {
        const folder = `${year}/Week ${index + 1}`;
        await insertFolder(transaction, folder, weekTitle(week));
        for (const [name, kind] of PLANTED) {
          const sheet = drawn.get(year)?.[index]?.[kind];
          if (sheet) await plant(transaction, `${folder}/${name}`, sheet);
        }
      }
      await insertFolder(transaction, `${year}/Year pack`);
      for (const { name, sheet } of drawYearPack(year)) {
        await plant(transaction, `${year}/Year pack/${name}`, sheet);
      }
    }
  });
}

async function plant(
  db: Database,
  path: string,
  { pages, texts }: Pick<DrawnSheet, 'pages' | 'texts'>,
): Promise<void> {
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
