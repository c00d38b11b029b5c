import type { Box } from './box.ts';
import { baselineOf } from './draw-line.ts';
import { markedRuns } from './marked-runs.ts';
import type { Sheet } from './sheet.ts';
import { drawPartMarks, partMarks, type WordParts } from './word-part-marks.ts';

interface WordInBox {
  name: string;
  box: Box;
  notation: string;
  size: number;
  align?: 'left' | 'centre';
  parts: WordParts;
}

/** Room under a word for the marks of its parts, in ems. */
const MARK_ROOM = 0.3;

/** A word on the board, its pattern marked, with its sounds, syllables or morphemes under it. */
export function putMarkedWord(
  sheet: Sheet,
  { name, box, notation, size, align, parts }: WordInBox,
): void {
  const lineBox = { ...box, height: box.height - size * MARK_ROOM };
  const { lines, lineHeight, ...fitted } = sheet.text({
    name,
    kind: 'board',
    box: lineBox,
    content: markedRuns(notation, 'board'),
    size,
    oneLine: true,
    align: align ?? 'left',
    valign: 'middle',
  });
  const spare = lineBox.width - (lines[0]?.width ?? 0) * fitted.size;
  const left = lineBox.x + (align === 'centre' ? spare / 2 : 0);
  const top = lineBox.y + (lineBox.height - fitted.height) / 2;
  const y = baselineOf(top, lineHeight, fitted.size) + 0.42 * fitted.size;
  const marks = partMarks(notation, parts);
  sheet.ornament((document) => drawPartMarks(document, marks, { left, y, size: fitted.size }));
}
