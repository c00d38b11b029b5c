import { withoutWatched } from '../activities/missing-letters.ts';
import { LEFT, WIDTH, writingLine } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import { entryOf } from '../../words/words.ts';
import type { ReturningWord } from '../words/returning-words.ts';
import { startSection } from './section.ts';

const LOOK_BACK_ROW = 24;

/** Words of earlier weeks with their tricky letters gone. Answers with the height under it. */
export function drawLookBack(
  sheet: Sheet,
  top: number,
  letter: string,
  words: ReturningWord[],
): number {
  if (words.length === 0) return top;
  const y = startSection(sheet, top, {
    letter,
    heading: 'Look back',
    instruction: 'Words from before. Use the meaning and write each word in full.',
  });
  return drawGappedWords(
    sheet,
    y,
    words.map(({ word }) => word),
  );
}

/** Rows of a word with its tricky letters gone, its meaning and a line. Answers with the height under them. */
export function drawGappedWords(sheet: Sheet, top: number, words: string[]): number {
  let y = top;
  for (const [index, word] of words.entries()) {
    const line = y + 17;
    sheet.text({
      name: `gapped word ${index + 1}`,
      kind: 'print',
      content: withoutWatched(word),
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
