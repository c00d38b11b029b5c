import { columns, rows, splitAcross } from '../paper/box.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import { shuffled } from '../words/shuffled.ts';

const BOARD = { across: 6, down: 4, width: 228, row: 22 } as const;
const GAME_PADDING = 9;

/** Squares with the numbers of the words, and beside them how to play for four in a row. Answers with the height under them. */
export function drawNumberSquares(
  sheet: Sheet,
  top: number,
  { words, game }: { words: number; game: string },
): number {
  const height = BOARD.down * BOARD.row;
  const area = { x: LEFT, y: top, width: WIDTH, height };
  const [board, told] = splitAcross(area, BOARD.width, 12);
  const cells = rows(board, BOARD.down, 0).flatMap((row) => columns(row, BOARD.across, 0));
  const numbers = shuffled(
    cells.map((_, index) => (index % words) + 1),
    `${words} squares`,
  );
  sheet.ornament((document) => {
    for (const { x, y, width, height: side } of cells) document.rect(x, y, width, side);
    document.lineWidth(0.8).stroke('#444444');
    document
      .roundedRect(told.x, told.y, told.width, told.height, 7)
      .lineWidth(0.8)
      .stroke('#222222');
  });
  for (const [index, cell] of cells.entries()) {
    sheet.text({
      name: `square ${index + 1}`,
      kind: 'print',
      content: String(numbers[index]),
      font: 'heading',
      size: 14,
      box: cell,
      align: 'centre',
      valign: 'middle',
      oneLine: true,
    });
  }
  sheet.text({
    name: 'Game',
    kind: 'print',
    content: [{ text: 'Game: ', font: 'readingBold' }, { text: game }],
    size: 12.5,
    leading: 1.22,
    filled: true,
    box: { ...told, x: told.x + GAME_PADDING, width: told.width - 2 * GAME_PADDING },
    valign: 'middle',
  });
  return top + height;
}
