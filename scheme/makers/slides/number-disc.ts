import type { Box } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import type { Sheet } from '../paper/sheet.ts';

/** What a text beside its number leaves to it. */
export const NUMBER_WIDTH = 76;

/** The number of an item on a disc, at the left of its band. */
export function drawNumber(sheet: Sheet, band: Box, number: number): void {
  const middle = band.y + band.height / 2;
  sheet.ornament((document) => document.circle(band.x + 27, middle, 26).fill(COLOURS.honey));
  sheet.text({
    name: `number ${number}`,
    kind: 'board',
    content: String(number),
    font: 'readingBold',
    size: 40,
    leading: 1.1,
    box: { x: band.x, y: middle - 27, width: 54, height: 54 },
    align: 'centre',
    valign: 'middle',
  });
}
