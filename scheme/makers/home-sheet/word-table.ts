import { fit } from '../paper/fit.ts';
import { markedRuns } from '../paper/marked-runs.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import { putPicture } from '../pictures/draw-picture.ts';
import { pictureOf } from '../pictures/pictures.ts';
import { entryOf } from '../../words/words.ts';

const COLUMNS = { word: 106, meaning: 232 } as const;
const HEAD = 20;
const PICTURE = 30;
const TEXT = { kind: 'print', size: 12, leading: 1.08, filled: true } as const;

/** A word, what it means and room to write it. Answers with the height under the grid. */
export function drawMeaningGrid(
  sheet: Sheet,
  top: number,
  words: { notation: string; isByHeart: boolean }[],
  leastRow: number,
): number {
  const edges = [LEFT, LEFT + COLUMNS.word, LEFT + COLUMNS.word + COLUMNS.meaning];
  for (const [index, heading] of ['Look', 'What it means (* by heart)', 'Cover, write'].entries()) {
    sheet.text({
      name: `column ${heading}`,
      kind: 'print',
      content: heading,
      font: 'heading',
      size: 12,
      box: { x: (edges[index] ?? LEFT) + 6, y: top, width: 190, height: HEAD },
      valign: 'middle',
      oneLine: true,
    });
  }
  let y = top + HEAD;
  const lines = [top, y];
  for (const [index, { notation, isByHeart }] of words.entries()) {
    const content = entryOf(notation).meaning;
    const picture = pictureOf(notation) === undefined ? 0 : PICTURE;
    const width = COLUMNS.meaning - 12 - picture;
    const needed = fit({ ...TEXT, content, width, height: Number.POSITIVE_INFINITY }).height;
    const height = Math.max(leastRow, needed + 4);
    sheet.text({
      name: `word ${index + 1}`,
      kind: 'print',
      content: [...markedRuns(notation, 'print'), ...(isByHeart ? [{ text: ' *' }] : [])],
      size: 13,
      box: { x: LEFT + 6, y, width: COLUMNS.word - 8, height },
      valign: 'middle',
      oneLine: true,
    });
    sheet.text({
      ...TEXT,
      name: `meaning ${index + 1}`,
      content,
      box: { x: LEFT + COLUMNS.word + 6, y, width, height },
      valign: 'middle',
    });
    putPicture(sheet, notation, {
      x: LEFT + COLUMNS.word + COLUMNS.meaning - picture - 2,
      y: y + 1.5,
      width: picture,
      height: height - 3,
    });
    y += height;
    lines.push(y);
  }
  sheet.ornament((document) => {
    for (const line of lines) document.moveTo(LEFT, line).lineTo(LEFT + WIDTH, line);
    for (const edge of [...edges, LEFT + WIDTH]) document.moveTo(edge, top).lineTo(edge, y);
    document.lineWidth(0.7).stroke('#444444');
  });
  return y;
}
