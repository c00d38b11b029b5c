import { type Box, columns, inset, rows, splitAcross } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { commonSize } from '../paper/fit.ts';
import { drawCard } from '../paper/ornaments.ts';
import type { Content } from '../paper/runs.ts';
import type { Sheet } from '../paper/sheet.ts';
import { drawNumber, NUMBER_WIDTH } from './number-disc.ts';

const GAP = 12;
const ROW_GAP = 10;
const PADDING = 14;
const TALLEST = 112;
const SIZE = 48;
const REMARK_WIDTH = 224;

interface NumberedCard {
  content: Content;
  /** Told at the end of the card. */
  remark?: string | undefined;
}

/** A card with a number for each text, in two columns where all of them are short enough. */
export function numberedCards(sheet: Sheet, area: Box, cards: NumberedCard[]): void {
  const inTwo = boxesFor(area, cards.length, 2);
  const isShort = commonSize(texts(cards, inTwo)) === SIZE && !cards.some(({ remark }) => remark);
  const boxes = isShort ? inTwo : boxesFor(area, cards.length, 1);
  const placed = texts(cards, boxes);
  const size = commonSize(placed);
  for (const [index, text] of placed.entries()) {
    const card = boxes[index] ?? area;
    sheet.ornament((document) =>
      drawCard(document, card, { fill: COLOURS.sheet, edge: COLOURS.line }),
    );
    drawNumber(sheet, inset(card, PADDING, 0), index + 1);
    sheet.text({ ...text, name: `item ${index + 1}`, size, box: text, valign: 'middle' });
    const { remark } = cards[index] ?? {};
    if (remark === undefined) continue;
    const width = REMARK_WIDTH;
    sheet.text({
      name: `remark ${index + 1}`,
      kind: 'board',
      content: remark,
      size: 40,
      colour: COLOURS.inkSoft,
      box: { ...card, x: card.x + card.width - width - PADDING, width },
      align: 'right',
      valign: 'middle',
      oneLine: true,
    });
  }
}

function boxesFor(area: Box, count: number, across: number): Box[] {
  const perColumn = Math.ceil(count / across);
  const height = Math.min(area.height, perColumn * (TALLEST + ROW_GAP) - ROW_GAP);
  const middle = { ...area, y: area.y + (area.height - height) / 2, height };
  return columns(middle, across, GAP).flatMap((column) => rows(column, perColumn, ROW_GAP));
}

function texts(cards: NumberedCard[], boxes: Box[]) {
  return cards.map(({ content, remark }, index) => {
    const inner = inset(boxes[index] ?? { x: 0, y: 0, width: 0, height: 0 }, PADDING, 0);
    const [, box] = splitAcross(inner, NUMBER_WIDTH - PADDING, PADDING);
    const taken = remark === undefined ? 0 : REMARK_WIDTH;
    return {
      kind: 'board' as const,
      content,
      size: SIZE,
      leading: 1.14,
      ...box,
      width: box.width - taken,
      oneLine: true,
    };
  });
}
