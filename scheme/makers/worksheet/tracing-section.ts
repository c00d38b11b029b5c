import { rows } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { BOTTOM, LEFT, WIDTH, writingLine } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import { entryOf } from '../../words/words.ts';
import { startSection } from './section.ts';

const TRACE = { size: 26, colour: '#9a9a9a', width: 220 } as const;

/** From the last line to the frame, so that the two are not taken for one. */
const LAST_LINE = 13;

/** Each word in grey to trace, with its meaning, and lines for writing it alone. */
export function drawTracing(
  sheet: Sheet,
  top: number,
  words: string[],
  parts: 'sounds' | 'syllables',
): void {
  const y = startSection(sheet, top, {
    letter: 'A',
    heading: 'Trace, write, cover, write',
    instruction: `Trace the grey word and say its ${parts}. Write it beside. Cover it and write it again.`,
  });
  const area = { x: LEFT, y: y + 4, width: WIDTH, height: BOTTOM - y - 4 };
  for (const [index, row] of rows(area, words.length, 8).entries()) {
    const word = words[index] ?? '';
    const middle = row.y + 54;
    sheet.ornament((document) => {
      document
        .roundedRect(row.x, row.y, row.width, row.height, 6)
        .lineWidth(0.8)
        .stroke(COLOURS.ink);
      writingLine(document, middle, LEFT + 10, TRACE.width);
      writingLine(document, middle, LEFT + TRACE.width + 22, WIDTH - TRACE.width - 34);
      writingLine(document, row.y + row.height - LAST_LINE, LEFT + 10, WIDTH - 22);
    });
    sheet.text({
      name: `meaning ${index + 1}`,
      kind: 'print',
      content: entryOf(word).meaning,
      size: 12.5,
      box: { x: LEFT + 10, y: row.y + 5, width: WIDTH - 20, height: 18 },
      oneLine: true,
    });
    sheet.text({
      name: `word ${index + 1}`,
      kind: 'print',
      content: word,
      size: TRACE.size,
      colour: TRACE.colour,
      box: { x: LEFT + 12, y: middle - 28, width: TRACE.width - 4, height: 34 },
      valign: 'middle',
      oneLine: true,
    });
  }
}
