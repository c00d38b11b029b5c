import type { ActivityItem } from '../activities/activity.ts';
import { columns } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import type { Handwriting } from '../paper/handwriting.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import { guideLineFor } from './guide-line.ts';

const ROW = 34;
const HUB = { width: 58, height: 40 } as const;
const NODE = { width: 222, height: 27 } as const;
const PROMPT = 96;

/** The pattern in the middle, its words around it with a line each. Answers with the height under them. */
export function drawWeb(
  sheet: Sheet,
  top: number,
  { centre, items }: { centre: string; items: ActivityItem[] },
  handwriting: Handwriting,
): number {
  const guideLine = guideLineFor(handwriting);
  const rows = Math.ceil(items.length / 2);
  const middle = { x: LEFT + WIDTH / 2, y: top + (rows * ROW) / 2 };
  const nodes = items.map((_, index) => {
    const row = { x: LEFT, y: top + Math.floor(index / 2) * ROW, width: WIDTH, height: ROW };
    const side = columns(row, 2, 0)[index % 2] ?? row;
    const isLeft = index % 2 === 0;
    const x = isLeft ? side.x : side.x + side.width - NODE.width;
    return { ...NODE, x, y: row.y + (ROW - NODE.height) / 2, isLeft };
  });
  sheet.ornament((document) => {
    for (const node of nodes) {
      const edge = node.isLeft ? node.x + node.width : node.x;
      document.moveTo(middle.x, middle.y).lineTo(edge, node.y + node.height / 2);
    }
    document.lineWidth(0.8).stroke(COLOURS.ink);
    for (const node of nodes) {
      document
        .roundedRect(node.x, node.y, node.width, node.height, 7)
        .lineWidth(0.7)
        .fillAndStroke(COLOURS.sheet, '#777777');
      guideLine(document, node.y + 21, node.x + PROMPT + 6, node.width - PROMPT - 14);
    }
    document
      .ellipse(middle.x, middle.y, HUB.width / 2, HUB.height / 2)
      .lineWidth(1)
      .fillAndStroke(COLOURS.sheet, COLOURS.ink);
  });
  sheet.text({
    name: 'middle of the web',
    kind: 'print',
    content: centre,
    font: 'readingBold',
    size: 15,
    box: { x: middle.x - HUB.width / 2, y: middle.y - 12, width: HUB.width, height: 24 },
    align: 'centre',
    valign: 'middle',
    oneLine: true,
  });
  for (const [index, { prompt }] of items.entries()) {
    const node = nodes[index];
    if (node === undefined) continue;
    sheet.text({
      name: `item ${index + 1}`,
      kind: 'print',
      content: [{ text: `${index + 1}. `, font: 'readingBold' }, { text: prompt }],
      size: 13,
      box: { x: node.x + 7, y: node.y, width: PROMPT, height: node.height },
      valign: 'middle',
      oneLine: true,
    });
  }
  return top + rows * ROW;
}
