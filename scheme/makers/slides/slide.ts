import { type Box, below } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { fit } from '../paper/fit.ts';
import { Sheet } from '../paper/sheet.ts';
import type { Session } from '../sessions.ts';
import type { Look } from './look.ts';
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

export const TITLE = { top: 30, size: 40, leading: 1.14 } as const;
export const TITLE_BOX = {
  x: MARGIN,
  y: TITLE.top,
  width: SLIDE.width - 2 * MARGIN,
  height: 100,
} as const;
/** The tab with the session hangs from the edge of the page, over the title. */
const TAB = { x: SLIDE.width - MARGIN - 150, y: 0, width: 150, height: 24 } as const;
/** Between the title, with what dresses it, and what the class reads. */
const TITLE_MARGIN = 24;
/** What the class reads ends clear of the footer and of the grass it stands on. */
const AREA_BOTTOM = 490;
export const FOOTER = { y: 509, height: 22 } as const;

interface Deck {
  title: string;
  footer: string;
  look: Look;
  slides: Slide[];
}

interface DeckPage {
  look: Look;
  footer: string;
  page: number;
  pages: number;
}

export function drawDeck({ title, footer, look, slides }: Deck): Sheet {
  const sheet = new Sheet({ title, ...SLIDE });
  for (const [index, slide] of slides.entries()) {
    sheet.addPage();
    drawSlide(sheet, slide, { look, footer, page: index + 1, pages: slides.length });
    sheet.note(slide.notes);
  }
  return sheet;
}

function drawSlide(sheet: Sheet, slide: Slide, deckPage: DeckPage): void {
  if (slide.title === undefined) {
    slide.draw(sheet, { x: 0, y: 0, ...SLIDE });
    return;
  }
  const { look } = deckPage;
  const titleBottom = bottomOfTitle(slide.title);
  sheet.ornament((document) => look.drawPage(document, { ...deckPage, titleBottom }));
  if (slide.session !== undefined) drawSession(sheet, slide.session, look);
  sheet.text({
    name: 'title',
    ...titleText(slide.title),
    box: TITLE_BOX,
    colour: look.title.ink,
    tag: 'H1',
  });
  slide.draw(sheet, areaUnder(slide.title));
  drawFooter(sheet, deckPage);
}

/** What a title leaves of the page. */
export function areaUnder(title: string): Box {
  return below({ ...TITLE_BOX, y: 0, height: AREA_BOTTOM }, bottomOfTitle(title) + TITLE_MARGIN);
}

function bottomOfTitle(title: string): number {
  return TITLE.top + fit({ ...titleText(title), ...TITLE_BOX }).height;
}

function titleText(content: string) {
  return { kind: 'board', content, font: 'heading', ...TITLE } as const;
}

function drawSession(sheet: Sheet, { number, short }: Session, { tab }: Look): void {
  sheet.ornament((document) => {
    document.roundedRect(TAB.x, TAB.y - 10, TAB.width, TAB.height + 10, 10).fill(tab.on);
  });
  sheet.text({
    name: 'session',
    kind: 'remark',
    content: `${number} · ${short}`,
    font: 'heading',
    size: 16,
    colour: tab.ink,
    box: TAB,
    align: 'centre',
    valign: 'middle',
    tag: 'Artifact',
  });
}

function drawFooter(sheet: Sheet, { look, footer, page, pages }: DeckPage): void {
  const box = { x: MARGIN, ...FOOTER, width: SLIDE.width - 2 * MARGIN };
  sheet.ornament((document) => {
    document.rect(0, SLIDE.height - 6, SLIDE.width, 6).fill(COLOURS.leafWash);
    document.rect(0, SLIDE.height - 6, (SLIDE.width * page) / pages, 6).fill(COLOURS.leaf);
  });
  const common = {
    kind: 'remark',
    font: 'plain',
    size: 16,
    colour: look.footer.ink,
    box,
    valign: 'middle',
    tag: 'Artifact',
  } as const;
  sheet.text({ name: 'footer', content: footer, ...common });
  sheet.text({ name: 'page number', content: String(page), ...common, align: 'right' });
}
