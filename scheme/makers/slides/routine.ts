import type { Box } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { widthOf } from '../paper/fonts.ts';
import type { Sheet } from '../paper/sheet.ts';
import { CHECK, COVER, drawStep, LOOK, SAY, WRITE } from './steps.ts';

const STEPS = [LOOK, SAY, COVER, WRITE, CHECK] as const;
const SIZE = 40;
const RADIUS = 25;
const GAP = 8;
export const ROUTINE_HEIGHT = 54;

/** Look, say, cover, write, check: in a row, from margin to margin. */
export function drawRoutine(sheet: Sheet, area: Box): void {
  const widths = STEPS.map(({ word }) => Math.ceil(widthOf('reading', word) * SIZE));
  const taken = widths.reduce((sum, width) => sum + 2 * RADIUS + GAP + width, 0);
  const between = (area.width - taken) / (STEPS.length - 1);
  const middle = area.y + area.height / 2;
  let { x } = area;
  for (const [index, step] of STEPS.entries()) {
    const left = x;
    sheet.ornament((document) =>
      drawStep(document, step, { x: left + RADIUS, y: middle, radius: RADIUS }),
    );
    const width = widths[index] ?? 0;
    sheet.text({
      name: `routine ${index + 1}`,
      kind: 'board',
      content: step.word,
      size: SIZE,
      colour: COLOURS.leafDeep,
      box: { ...area, x: x + 2 * RADIUS + GAP, width },
      valign: 'middle',
      oneLine: true,
    });
    x += 2 * RADIUS + GAP + width + between;
  }
}
