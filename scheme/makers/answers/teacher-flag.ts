import { COLOURS } from '../paper/colours.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';

/** A page that is not to be copied for the class says so. */
export function drawTeacherFlag(sheet: Sheet): void {
  const box = { x: LEFT + WIDTH - 130, y: 42, width: 130, height: 24 };
  sheet.ornament((document) =>
    document.roundedRect(box.x, box.y, box.width, box.height, 12).fill(COLOURS.ink),
  );
  sheet.text({
    name: 'for the teacher',
    kind: 'print',
    content: 'For the teacher',
    font: 'heading',
    size: 12,
    colour: COLOURS.sheet,
    box,
    align: 'centre',
    valign: 'middle',
  });
}
