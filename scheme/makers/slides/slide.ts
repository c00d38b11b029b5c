import { type Box, below } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { fit } from '../paper/fit.ts';
import { drawApple } from '../paper/ornaments.ts';
import { Sheet } from '../paper/sheet.ts';

/** 16 to 9, and small enough that 40 points are large on a board. */
export const SLIDE = { width: 960, height: 540 } as const;
export const MARGIN = 48;

export interface Slide {
  /** A page without a title has the whole of it for itself. */
  title?: string;
  /** Which part of the week it belongs to: 'Session 1 · Teach'. */
  part?: string;
  draw(sheet: Sheet, area: Box): void;
}

export const TITLE = { top: 34, size: 40, leading: 1.14 } as const;
const AREA_BOTTOM = 494;
const PART_WIDTH = 190;

export function drawDeck(title: string, footer: string, slides: Slide[]): Sheet {
  const sheet = new Sheet({ title, ...SLIDE });
  for (const [index, slide] of slides.entries()) {
    sheet.addPage();
    sheet.ornament((document) => {
      document.rect(0, 0, SLIDE.width, SLIDE.height).fill(COLOURS.paper);
    });
    drawSlide(sheet, slide);
    if (slide.title !== undefined) drawFooter(sheet, footer, index + 1, slides.length);
  }
  return sheet;
}

function drawSlide(sheet: Sheet, slide: Slide): void {
  if (slide.title === undefined) {
    slide.draw(sheet, { x: 0, y: 0, ...SLIDE });
    return;
  }
  const box = { x: MARGIN, y: TITLE.top, width: SLIDE.width - 2 * MARGIN, height: 100 };
  const asked = { kind: 'board', content: slide.title, font: 'heading', ...TITLE } as const;
  // A short title leaves room for the part of the week beside it; a long one has the width for itself.
  const beside = fit({
    ...asked,
    width: box.width - PART_WIDTH - 20,
    height: TITLE.size * TITLE.leading,
  });
  const title = { ...box, width: beside.fits ? box.width - PART_WIDTH - 20 : box.width };
  const { height } = sheet.text({
    name: 'title',
    ...asked,
    box: title,
    colour: COLOURS.leafDeep,
    tag: 'H1',
  });
  if (beside.fits && slide.part !== undefined) drawPart(sheet, slide.part);
  const top = TITLE.top + height + 20;
  slide.draw(sheet, below({ ...box, y: 0, height: AREA_BOTTOM }, top));
}

function drawPart(sheet: Sheet, part: string): void {
  const box = { x: SLIDE.width - MARGIN - PART_WIDTH, y: 40, width: PART_WIDTH, height: 34 };
  sheet.ornament((document) => {
    document.roundedRect(box.x, box.y, box.width, box.height, 17).fill(COLOURS.leafWash);
  });
  sheet.text({
    name: 'part of the week',
    kind: 'remark',
    content: part,
    font: 'heading',
    size: 16,
    colour: COLOURS.leafDeep,
    box,
    align: 'centre',
    valign: 'middle',
    tag: 'Artifact',
  });
}

function drawFooter(sheet: Sheet, footer: string, page: number, pages: number): void {
  const box = { x: MARGIN + 26, y: 504, width: SLIDE.width - 2 * MARGIN - 26, height: 24 };
  sheet.ornament((document) => {
    drawApple(document, MARGIN, 506, 18);
    document.rect(0, SLIDE.height - 6, SLIDE.width, 6).fill(COLOURS.leafWash);
    document.rect(0, SLIDE.height - 6, (SLIDE.width * page) / pages, 6).fill(COLOURS.leaf);
  });
  const common = {
    kind: 'remark',
    font: 'plain',
    size: 16,
    colour: COLOURS.inkSoft,
    box,
    valign: 'middle',
    tag: 'Artifact',
  } as const;
  sheet.text({ name: 'footer', content: footer, ...common });
  sheet.text({ name: 'page number', content: String(page), ...common, align: 'right' });
}
