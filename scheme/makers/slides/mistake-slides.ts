import { rows } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { commonSize } from '../paper/fit.ts';
import { drawCard, drawWritingLine } from '../paper/ornaments.ts';
import type { TeachingWeek } from '../../week.ts';
import { soundsLikeAnother } from '../../words/sounds-like-another.ts';
import { entryOf } from '../../words/words.ts';
import { reasonRows } from './reason-rows.ts';
import { PARTS } from './parts.ts';
import type { Slide } from './slide.ts';

const CARD_WIDTH = 370;
export const FIXED_TITLE = 'Fixed, and why';

export function mistakesSlide({ mistakes, pattern }: TeachingWeek): Slide {
  return {
    title: 'Spot the mistake and fix it',
    part: PARTS.apply,
    draw(sheet, area) {
      const bands = rows(area, mistakes.length, 12);
      const texts = mistakes.map(({ wrong }, index) => {
        const band = bands[index] ?? area;
        const box = { ...band, x: band.x + 24, width: CARD_WIDTH - 48 };
        return { kind: 'board' as const, content: wrong, size: 52, oneLine: true, box };
      });
      const size = commonSize(texts.map(({ box, ...text }) => ({ ...text, ...box })));
      for (const [index, text] of texts.entries()) {
        const band = bands[index] ?? area;
        const [middle, right] = [band.y + band.height / 2, band.x + band.width];
        sheet.ornament((document) => {
          drawCard(
            document,
            { ...band, width: CARD_WIDTH },
            { fill: COLOURS.appleWash, edge: COLOURS.apple },
          );
          drawArrow(document, band.x + CARD_WIDTH + 24, middle);
          drawWritingLine(
            document,
            band.x + CARD_WIDTH + 104,
            middle + 26,
            right - band.x - CARD_WIDTH - 104,
          );
        });
        sheet.text({ ...text, name: `mistake ${index + 1}`, size, valign: 'middle' });
        // A word that sounds alike is a mistake only where another meaning is meant.
        const { right: intended = '' } = mistakes[index] ?? {};
        if (pattern === 'homophones' && soundsLikeAnother(intended)) {
          const x = band.x + CARD_WIDTH + 104;
          sheet.text({
            name: `meaning ${index + 1}`,
            kind: 'remark',
            content: `It should mean: ${entryOf(intended).meaning}`,
            size: 20,
            leading: 1.1,
            colour: COLOURS.inkSoft,
            box: { x, y: middle - 34, width: right - x, height: 50 },
          });
        }
      }
    },
  };
}

export function fixedSlide({ mistakes }: TeachingWeek): Slide {
  return {
    title: FIXED_TITLE,
    part: PARTS.apply,
    draw: (sheet, area) =>
      reasonRows(
        sheet,
        area,
        mistakes.map(({ wrong, right, why }) => ({ answer: right, instead: wrong, reason: why })),
      ),
  };
}

function drawArrow(document: PDFKit.PDFDocument, x: number, y: number): void {
  document
    .path(`M${x} ${y} L${x + 50} ${y} M${x + 34} ${y - 16} L${x + 50} ${y} L${x + 34} ${y + 16}`)
    .lineWidth(5)
    .lineCap('round')
    .lineJoin('round')
    .stroke(COLOURS.leaf);
}
