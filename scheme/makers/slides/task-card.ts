import { type Box, inset } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { drawApple, drawCard } from '../paper/ornaments.ts';
import type { Sheet } from '../paper/sheet.ts';

/** A task for the whole page, beside an apple. */
export function drawTaskCard(sheet: Sheet, area: Box, name: string, task: string): void {
  sheet.ornament((document) => {
    drawCard(document, area, { fill: COLOURS.honeyWash, edge: COLOURS.honey });
    drawApple(document, area.x + 36, area.y + area.height / 2 - 56, 112);
  });
  const text = inset(area, 36, 16);
  sheet.text({
    name,
    kind: 'board',
    content: task.replaceAll(/- (?=words?\b)/gu, '-\u00A0'),
    size: 48,
    leading: 1.28,
    box: { ...text, x: text.x + 150, width: text.width - 150 },
    valign: 'middle',
  });
}
