import { BRAND } from '#contract/brand.ts';
import { COLOURS } from '../paper/colours.ts';
import { widthOf } from '../paper/fonts.ts';
import { drawApple, drawRuledLines } from '../paper/ornaments.ts';
import { drawTree, type Look } from './looks.ts';
import { SLIDE } from './slide-size.ts';
import type { Slide } from './slide.ts';

interface Title {
  /** 'Year 2 · Week 1' */
  place: string;
  /** 'Autumn 1' */
  halfTerm: string;
  focus: string;
  look: Look;
}

const LEFT = 112;
/** 'Year 2', 'Statutory words', 'spelt y' and 'y to i' are not broken into two lines. */
const KEPT_TOGETHER =
  /\bYear (?=\d)|^Statutory (?=words)|\bspelt (?=\w{1,2}(?: |$))|\by to (?=i\b)/gu;

/** A hill with a tree, a page of an exercise book, or the cover of a reference book. */
export function titleSlide({ place, halfTerm, focus, look }: Title): Slide {
  const isDark = look.name === 'reference';
  return {
    notes: `${place}, ${halfTerm}: ${focus}. Five sessions of 15 minutes; each begins with a page that bears its number. The teacher guide has the script.`,
    draw(sheet) {
      sheet.ornament((document) => COVERS[look.name](document));
      const pill = { x: LEFT, y: 96, width: widthOf('heading', place) * 40 + 48, height: 62 };
      sheet.ornament((document) => {
        document
          .roundedRect(pill.x, pill.y, pill.width, pill.height, isDark ? 4 : 31)
          .fill(isDark ? COLOURS.honey : COLOURS.leaf);
      });
      sheet.text({
        name: 'place in the scheme',
        kind: 'board',
        content: place,
        font: 'heading',
        size: 40,
        colour: isDark ? COLOURS.ink : COLOURS.sheet,
        box: pill,
        align: 'centre',
        valign: 'middle',
        oneLine: true,
      });
      sheet.text({
        name: 'focus',
        kind: 'board',
        content: focus.replaceAll(KEPT_TOGETHER, (words) => words.replaceAll(' ', '\u00A0')),
        font: 'heading',
        size: 60,
        leading: 1.14,
        colour: isDark ? COLOURS.sheet : COLOURS.leafDeep,
        box: { x: LEFT, y: 184, width: 580, height: 226 },
        valign: 'middle',
        tag: 'H1',
      });
      sheet.text({
        name: 'maker',
        kind: 'remark',
        content: `${BRAND.name} · ${halfTerm}`,
        font: 'plain',
        size: 22,
        colour: isDark ? COLOURS.leafWash : COLOURS.inkSoft,
        box: { x: LEFT, y: 446, width: 580, height: 32 },
      });
    },
  };
}

const COVERS: Record<Look['name'], (document: PDFKit.PDFDocument) => void> = {
  orchard(document) {
    document.rect(0, 0, SLIDE.width, SLIDE.height).fill(COLOURS.paper);
    document.circle(846, 84, 44).fill(COLOURS.honey);
    document
      .path('M0 540 V498 C220 440 430 500 620 452 C760 418 860 420 960 440 V540 Z')
      .fill(COLOURS.leafWash);
    drawTree(document, 830, 452, 0.98);
  },
  'exercise book'(document) {
    drawRuledLines(document, { x: 0, y: 30, width: SLIDE.width, height: SLIDE.height }, 34);
    document.moveTo(80, 0).lineTo(80, SLIDE.height).lineWidth(2).stroke(COLOURS.apple);
    drawApple(document, 716, 150, 190);
  },
  reference(document) {
    document.rect(0, 0, SLIDE.width, SLIDE.height).fill(COLOURS.leafDeep);
    document.rect(64, 0, 8, SLIDE.height).fill(COLOURS.honey);
    drawApple(document, 742, 168, 150);
  },
};
