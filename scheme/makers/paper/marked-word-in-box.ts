import { parseMarkedWord } from '../../marked-word.ts';
import { entryOf } from '../../words/words.ts';
import type { Box } from './box.ts';
import { COLOURS } from './colours.ts';
import { baselineOf } from './draw-line.ts';
import { widthOf } from './fonts.ts';
import { markedRuns } from './marked-runs.ts';
import type { Sheet } from './sheet.ts';

interface WordInBox {
  name: string;
  box: Box;
  notation: string;
  size: number;
  align?: 'left' | 'centre';
}

/** Room under a word for its arcs, in ems. */
const ARC_ROOM = 0.3;

/** A word on the board, its pattern marked and an arc under each syllable. */
export function putMarkedWord(sheet: Sheet, { name, box, notation, size, align }: WordInBox): void {
  const lineBox = { ...box, height: box.height - size * ARC_ROOM };
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
  const baseline = baselineOf(top, lineHeight, fitted.size);
  sheet.ornament((document) => {
    for (const { from, to } of syllableSpans(notation)) {
      drawArc(
        document,
        left + from * fitted.size,
        left + to * fitted.size,
        baseline + 0.42 * fitted.size,
      );
    }
  });
}

function drawArc(document: PDFKit.PDFDocument, from: number, to: number, y: number): void {
  const [start, end] = [from + 2, to - 2];
  document
    .moveTo(start, y)
    .bezierCurveTo(start + 4, y + 9, end - 4, y + 9, end, y)
    .lineWidth(2.5)
    .lineCap('round')
    .stroke(COLOURS.leaf);
}

/** Where each syllable starts and ends, in ems from the start of the word. */
function syllableSpans(notation: string): { from: number; to: number }[] {
  const { letters } = parseMarkedWord(notation);
  const { syllables } = parseMarkedWord(entryOf(notation).word);
  // One syllable needs no arc to be told from others.
  if (syllables.length === 1) return [];
  const spans: { from: number; to: number }[] = [];
  let [letterIndex, x] = [0, 0];
  for (const syllable of syllables) {
    const from = x;
    for (const _ of syllable) {
      const letter = letters[letterIndex];
      if (letter !== undefined) {
        x += widthOf(letter.isMarked ? 'readingBold' : 'reading', letter.letter);
      }
      letterIndex += 1;
    }
    spans.push({ from, to: x });
  }
  return spans;
}
