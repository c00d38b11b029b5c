import { bottomOf, flow } from '../paper/flow.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';

const SIZE = 13.5;

/** Words to choose from, each on a card of its own. Answers with the height under them. */
export function drawWordCards(sheet: Sheet, top: number, words: string[]): number {
  const area = { x: LEFT, y: top, width: WIDTH, height: 0 };
  const style = { font: 'reading', size: SIZE, padding: 9, gap: 7, height: 23 } as const;
  const cards = flow(area, { ...style, texts: words });
  for (const [index, box] of cards.entries()) {
    sheet.ornament((document) =>
      document.roundedRect(box.x, box.y, box.width, box.height, 7).lineWidth(0.7).stroke('#777777'),
    );
    sheet.text({
      name: `card ${index + 1}`,
      kind: 'print',
      content: words[index] ?? '',
      size: SIZE,
      box,
      align: 'centre',
      valign: 'middle',
      oneLine: true,
    });
  }
  return bottomOf(cards);
}
