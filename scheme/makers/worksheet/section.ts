import { COLOURS } from '../paper/colours.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';

const MARK = 22;

/** The letter and heading of a part, and what to do; answers with the height under them. */
export function startSection(
  sheet: Sheet,
  y: number,
  { letter, heading, instruction }: { letter: string; heading: string; instruction?: string },
): number {
  sheet.ornament((document) => document.roundedRect(LEFT, y, MARK, MARK, 6).fill(COLOURS.ink));
  sheet.text({
    name: `letter ${letter}`,
    kind: 'print',
    content: letter,
    font: 'heading',
    size: 13,
    colour: COLOURS.sheet,
    box: { x: LEFT, y, width: MARK, height: MARK },
    align: 'centre',
    valign: 'middle',
  });
  sheet.text({
    name: `heading ${letter}`,
    kind: 'print',
    content: heading,
    font: 'heading',
    size: 13.5,
    box: { x: LEFT + MARK + 9, y, width: WIDTH - MARK - 9, height: MARK },
    valign: 'middle',
    oneLine: true,
    tag: 'H2',
  });
  if (instruction === undefined) return y + MARK + 6;
  const told = sheet.text({
    name: `instruction ${letter}`,
    kind: 'print',
    content: instruction,
    size: 13,
    box: { x: LEFT + MARK + 9, y: y + MARK + 1, width: WIDTH - MARK - 9, height: 34 },
    filled: true,
  });
  return y + MARK + told.height + 8;
}
