import { drawAppleOutline } from '../paper/ornaments.ts';
import type { Sheet } from '../paper/sheet.ts';

/** A5 twice on A4, side by side. */
export const A4_ACROSS = { width: 841.89, height: 595.28 } as const;
const HALF = A4_ACROSS.width / 2;
const MARGIN = 28;
export const TEXT_WIDTH = HALF - 2 * MARGIN;
export const FOOT = 548;

/** Draws the same half twice, with a line to cut along. */
export function drawTwice(sheet: Sheet, drawHalf: (left: number) => void): void {
  sheet.addPage();
  drawHalf(MARGIN);
  sheet.ornament((document) => {
    document
      .moveTo(HALF, 12)
      .lineTo(HALF, A4_ACROSS.height - 12)
      .dash(5, { space: 5 })
      .lineWidth(0.7)
      .stroke('#777777')
      .undash();
  });
  drawHalf(HALF + MARGIN);
}

/** The head and the foot of a half. Answers with the height under the head. */
export function drawFrame(
  sheet: Sheet,
  left: number,
  { place, title }: { place: string; title: string },
): number {
  sheet.ornament((document) => {
    drawAppleOutline(document, left, 27, 28);
    document
      .moveTo(left, 64)
      .lineTo(left + TEXT_WIDTH, 64)
      .lineWidth(0.8)
      .stroke('#1c2b21');
  });
  const box = { x: left + 38, width: TEXT_WIDTH - 38 };
  sheet.text({
    name: 'place in the scheme',
    kind: 'printNotes',
    content: `${place} · Words for home`,
    font: 'plain',
    size: 10,
    box: { ...box, y: 22, height: 14 },
    oneLine: true,
  });
  sheet.text({
    name: 'title',
    kind: 'print',
    content: title,
    font: 'heading',
    size: 15,
    leading: 1.12,
    box: { ...box, y: 35, height: 28 },
    valign: 'middle',
    tag: 'H1',
  });
  sheet.text({
    name: 'help',
    kind: 'printNotes',
    content:
      'For a grown-up: read a word out, say it in a sentence, and check it together letter by letter. Five minutes a day is plenty.',
    font: 'plain',
    size: 9.5,
    leading: 1.3,
    box: { x: left, y: FOOT, width: TEXT_WIDTH, height: 26 },
    filled: true,
  });
  return 74;
}
