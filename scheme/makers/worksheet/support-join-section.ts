import { entryOf } from '../../words/words.ts';
import { rows } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import type { Handwriting } from '../paper/handwriting.ts';
import { BOTTOM, LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import { shuffled } from '../words/shuffled.ts';
import { guideLineFor } from './guide-line.ts';
import type { WordInTwo } from './split-to-join.ts';

const GAP = 8;
const PART = { size: 20, width: 102, height: 32 } as const;
/** Between the dots, for the lines that join them. */
const BETWEEN = 56;
const DOT = 3;
const ENDS = LEFT + PART.width + BETWEEN;
const FRAME = ENDS + PART.width + 8;
const PADDING = 10;
const MEANING = 30;
const LAST_LINE = 10;
const LINE = 28;

/** Beginnings, their ends in another order, and beside them a frame for each word with its meaning and two lines. */
export function drawJoin(
  sheet: Sheet,
  top: number,
  words: WordInTwo[],
  handwriting: Handwriting,
): void {
  const guideLine = guideLineFor(handwriting);
  const area = { x: LEFT, y: top + 4, width: WIDTH, height: BOTTOM - top - 4 };
  const ends = endsInAnotherOrder(words);
  for (const [index, row] of rows(area, words.length, GAP).entries()) {
    const { word = '', beginning = '' } = words[index] ?? {};
    const middle = row.y + row.height / 2;
    const part = { y: middle - PART.height / 2, width: PART.width - 8, height: PART.height };
    const text = { kind: 'print', font: 'readingBold', size: PART.size, oneLine: true } as const;
    sheet.text({
      ...text,
      name: `beginning ${index + 1}`,
      content: beginning,
      box: { ...part, x: LEFT },
      align: 'right',
      valign: 'middle',
    });
    sheet.text({
      ...text,
      name: `end ${index + 1}`,
      content: ends[index] ?? '',
      box: { ...part, x: ENDS + 8 },
      valign: 'middle',
    });
    const width = LEFT + WIDTH - FRAME;
    const lines = { x: FRAME + PADDING, width: width - 2 * PADDING };
    sheet.ornament((document) => {
      document
        .circle(LEFT + PART.width, middle, DOT)
        .circle(ENDS, middle, DOT)
        .fill(COLOURS.ink);
      document.roundedRect(FRAME, row.y, width, row.height, 6).lineWidth(0.8).stroke(COLOURS.ink);
      const last = row.y + row.height - LAST_LINE;
      guideLine(document, last - LINE, lines.x, lines.width);
      guideLine(document, last, lines.x, lines.width);
    });
    sheet.text({
      name: `meaning ${index + 1}`,
      kind: 'print',
      content: entryOf(word).meaning,
      size: 12.5,
      leading: 1.12,
      box: { ...lines, y: row.y + 4, height: MEANING },
    });
  }
}

/** No end stands beside its own beginning, or one like it. */
function endsInAnotherOrder(words: WordInTwo[]): string[] {
  const ends = words.map(({ end }) => end);
  const orders = Array.from({ length: ORDERS }, (_, index) =>
    shuffled(ends, `${ends.join()} ${index}`),
  );
  return orders.find((mixed) => mixed.every((end, index) => end !== ends[index])) ?? ends;
}

const ORDERS = 200;
