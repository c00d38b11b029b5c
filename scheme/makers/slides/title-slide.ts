import { BRAND } from '#contract/brand.ts';
import { COLOURS } from '../paper/colours.ts';
import { widthOf } from '../paper/fonts.ts';
import { drawCover } from './covers.ts';
import type { Look } from './look.ts';
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

/** What the week is about, on the cover of its year and half-term. */
export function titleSlide({ place, halfTerm, focus, look }: Title): Slide {
  const isDark = look.name === 'band';
  return {
    notes: `${place}, ${halfTerm}: ${focus}. Five sessions of 15 minutes; each begins with a page that bears its number. The teacher guide has the script.`,
    draw(sheet) {
      sheet.ornament((document) => drawCover(document, look, halfTerm));
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
