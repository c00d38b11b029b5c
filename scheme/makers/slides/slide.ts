import { type Box, below } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { fit } from '../paper/fit.ts';
import { Sheet } from '../paper/sheet.ts';
import type { Session } from '../sessions.ts';
import type { Look } from './looks.ts';
import { MARGIN, SLIDE } from './slide-size.ts';

export interface Slide {
  /** A page without a title has the whole of it for itself. */
  title?: string;
  /** Which sitting of the week it belongs to; the cover belongs to none. */
  session?: Session;
  /** What the teacher says or does; in the PDF it is a note on the page. */
  notes: string;
  draw(sheet: Sheet, area: Box): void;
}

export const TITLE = { top: 34, size: 40, leading: 1.14 } as const;
const AREA_BOTTOM = 494;
const PART_WIDTH = 150;

interface Deck {
  title: string;
  footer: string;
  look: Look;
  slides: Slide[];
}

export function drawDeck({ title, footer, look, slides }: Deck): Sheet {
  const sheet = new Sheet({ title, ...SLIDE });
  for (const [index, slide] of slides.entries()) {
    sheet.addPage();
    sheet.ornament((document) => look.drawPage(document));
    drawSlide(sheet, slide);
    sheet.note(slide.notes);
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
  // A short title leaves room for the session beside it; a long one has the width for itself.
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
  if (beside.fits && slide.session !== undefined) drawSession(sheet, slide.session);
  const top = TITLE.top + height + 20;
  slide.draw(sheet, below({ ...box, y: 0, height: AREA_BOTTOM }, top));
}

function drawSession(sheet: Sheet, { number, short }: Session): void {
  const box = { x: SLIDE.width - MARGIN - PART_WIDTH, y: 40, width: PART_WIDTH, height: 34 };
  sheet.ornament((document) => {
    document.roundedRect(box.x, box.y, box.width, box.height, 17).fill(COLOURS.leafWash);
  });
  sheet.text({
    name: 'session',
    kind: 'remark',
    content: `${number} · ${short}`,
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
