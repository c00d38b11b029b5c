/** Draws pages of the scheme for the home page and the README. */
import { join } from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import { makeWeek, type WeekFileName } from '#scheme/makers/make-week.ts';
import { drawYearPack } from '#scheme/makers/year-pack/make-year-pack.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { contactSheet, drawPage, topOf } from './draw-page.ts';
import { savePicture } from './save-picture.ts';
import { HOME_PAGES, README_SHEETS, README_SLIDES, type ShownPage } from './shown-pages.ts';

const HOME = join(PROJECT_ROOT, 'web/public/pictures');
const README = join(PROJECT_ROOT, 'docs/pictures');
/** As `PagePicture` asks for them. */
const HOME_WIDTHS = [480, 960] as const;

for (const [name, shown] of Object.entries(HOME_PAGES)) {
  for (const width of HOME_WIDTHS) {
    await savePicture(join(HOME, `${name}-${width}.webp`), await picture(shown, width));
  }
}
await savePicture(join(README, 'slides.webp'), contactSheet(await pictures(README_SLIDES, 480), 3));
await savePicture(join(README, 'sheets.webp'), contactSheet(await pictures(README_SHEETS, 480), 3));

async function pictures(shown: readonly ShownPage[], width: number): Promise<Canvas[]> {
  const drawn: Canvas[] = [];
  for (const page of shown) drawn.push(await picture(page, width));
  return drawn;
}

async function picture(shown: ShownPage, width: number): Promise<Canvas> {
  const { year, page, isTopOnly = false } = shown;
  const bytes =
    shown.week === 'pack'
      ? await packFile(year, shown.file)
      : await weekFile(year, shown.week, shown.file);
  const canvas = await drawPage(bytes, page, width);
  return isTopOnly ? topOf(canvas, (width * 9) / 16) : canvas;
}

async function weekFile(year: string, week: number, name: WeekFileName): Promise<Uint8Array> {
  const [made] = await makeWeek(year, week, [name]);
  if (made === undefined) throw new Error(`${year}, Week ${week} has no ${name}.`);
  return made.bytes;
}

async function packFile(year: string, file: string): Promise<Uint8Array> {
  const found = drawYearPack(year).find(({ name }) => name === file);
  if (found === undefined) throw new Error(`The pack of ${year} has no ${file}.`);
  return found.sheet.bytes();
}
