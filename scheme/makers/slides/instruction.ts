import { type Box, below } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import type { Sheet } from '../paper/sheet.ts';

const SIZE = 28;
const HEIGHT = 36;
/** The line may stand this far into the room under the title. */
const RISE = 4;
const GAP = 6;

/** What to do, in a line under the title. Answers with the area that is left. */
export function putInstruction(sheet: Sheet, area: Box, content: string): Box {
  sheet.text({
    name: 'what to do',
    kind: 'remark',
    content,
    size: SIZE,
    colour: COLOURS.inkSoft,
    box: { ...area, y: area.y - RISE, height: HEIGHT },
    oneLine: true,
  });
  return below(area, HEIGHT - RISE + GAP);
}
