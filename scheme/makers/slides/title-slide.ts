import { BRAND } from '#contract/brand.ts';
import { COLOURS } from '../paper/colours.ts';
import { widthOf } from '../paper/fonts.ts';
import { drawApple, drawRuledLines } from '../paper/ornaments.ts';
import { SLIDE, type Slide } from './slide.ts';

interface Title {
  /** 'Year 2 · Week 1' */
  place: string;
  /** 'Autumn 1' */
  halfTerm: string;
  focus: string;
}

const LEFT = 112;

/** A page of an exercise book with the focus of the week on its cover line. */
export function titleSlide({ place, halfTerm, focus }: Title): Slide {
  return {
    draw(sheet) {
      sheet.ornament((document) => {
        drawRuledLines(document, { x: 0, y: 30, width: SLIDE.width, height: SLIDE.height }, 34);
        document.moveTo(80, 0).lineTo(80, SLIDE.height).lineWidth(2).stroke(COLOURS.apple);
        drawApple(document, 716, 150, 190);
      });
      const pill = { x: LEFT, y: 96, width: widthOf('heading', place) * 40 + 48, height: 62 };
      sheet.ornament((document) => {
        document.roundedRect(pill.x, pill.y, pill.width, pill.height, 31).fill(COLOURS.leaf);
      });
      sheet.text({
        name: 'place in the scheme',
        kind: 'board',
        content: place,
        font: 'heading',
        size: 40,
        colour: COLOURS.sheet,
        box: pill,
        align: 'centre',
        valign: 'middle',
        oneLine: true,
      });
      sheet.text({
        name: 'focus',
        kind: 'board',
        content: focus,
        font: 'heading',
        size: 60,
        leading: 1.14,
        colour: COLOURS.leafDeep,
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
        colour: COLOURS.inkSoft,
        box: { x: LEFT, y: 446, width: 580, height: 32 },
      });
    },
  };
}
