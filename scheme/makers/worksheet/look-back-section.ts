import { LEFT, WIDTH, writingLine } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import { entryOf } from '../../words/words.ts';
import { startSection } from './section.ts';

const LOOK_BACK_ROW = 24;

interface WordClue {
  word: string;
  /** The word without its tricky letters, or how it begins. */
  clue: string;
}

/** Words of earlier weeks, a clue to each and its meaning. Answers with the height under it. */
export function drawLookBack(sheet: Sheet, top: number, letter: string, clues: WordClue[]): number {
  if (clues.length === 0) return top;
  const y = startSection(sheet, top, {
    letter,
    heading: 'Look back',
    instruction: 'Words from before: write the one that fits each meaning.',
  });
  return drawClues(sheet, y, clues);
}

/** Rows of a clue to a word, its meaning and a line. Answers with the height under them. */
export function drawClues(sheet: Sheet, top: number, clues: WordClue[]): number {
  let y = top;
  for (const [index, { word, clue }] of clues.entries()) {
    const line = y + 17;
    sheet.text({
      name: `clue ${index + 1}`,
      kind: 'print',
      content: clue,
      font: 'readingBold',
      size: 12.5,
      box: { x: LEFT, y: y - 3, width: 112, height: 26 },
      valign: 'middle',
      oneLine: true,
    });
    sheet.text({
      name: `meaning ${index + 1}`,
      kind: 'print',
      content: entryOf(word).meaning,
      size: 12,
      leading: 1,
      box: { x: LEFT + 114, y: y - 3, width: 270, height: 26 },
      valign: 'middle',
      filled: true,
    });
    sheet.ornament((document) => writingLine(document, line, LEFT + 392, WIDTH - 392));
    y += LOOK_BACK_ROW + 3;
  }
  return y;
}
