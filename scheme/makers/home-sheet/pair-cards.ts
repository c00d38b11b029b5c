import { entryOf } from '../../words/words.ts';
import { type Box, columns, inset, rows } from '../paper/box.ts';
import { commonSize, fit } from '../paper/fit.ts';
import { markedRuns } from '../paper/marked-runs.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import { shuffled } from '../words/shuffled.ts';
import type { HomeWord } from './word-table.ts';

const ACROSS = 3;
const PADDING = 6;
const MEANING = { kind: 'print', size: 12, leading: 1.08 } as const;
const WORD = { kind: 'print', size: 19, oneLine: true } as const;

/** Cards to cut out: each word, and each meaning somewhere else among them. Answers with the height under them. */
export function drawPairCards(sheet: Sheet, top: number, words: HomeWord[], row: number): number {
  const mixed = shuffled(words, words.map(({ notation }) => notation).join(' '));
  const meanings = mixed.map(({ notation }) => entryOf(notation).meaning);
  const down = Math.ceil((2 * words.length) / ACROSS);
  const width = WIDTH / ACROSS - 2 * PADDING;
  const highest = Math.max(
    ...meanings.map(
      (content) => fit({ ...MEANING, content, width, height: Number.POSITIVE_INFINITY }).height,
    ),
  );
  const height = Math.max(row, highest + 4);
  const area = { x: LEFT, y: top, width: WIDTH, height: down * height };
  const cells = rows(area, down, 0).flatMap((line) => columns(line, ACROSS, 0));
  const boxes = cells.map((cell) => inset(cell, PADDING, 0));
  const shown = words.map(({ notation, isByHeart }) => [
    ...markedRuns(notation, 'print'),
    ...(isByHeart ? [{ text: ' *' }] : []),
  ]);
  const size = commonSize(shown.map((content) => ({ ...WORD, content, width, height })));
  drawCuts(sheet, cells.slice(0, 2 * words.length));
  const centred = { align: 'centre', valign: 'middle' } as const;
  for (const [index, content] of shown.entries()) {
    const box = boxes[index] ?? area;
    sheet.text({ ...WORD, ...centred, name: `word ${index + 1}`, content, size, box });
  }
  for (const [index, content] of meanings.entries()) {
    const box = boxes[words.length + index] ?? area;
    sheet.text({ ...MEANING, ...centred, name: `meaning ${index + 1}`, content, box });
  }
  return top + area.height;
}

/** A line where two cards meet is drawn once: the dashes of two would fill each other's gaps. */
function drawCuts(sheet: Sheet, cells: Box[]): void {
  const edges = new Map(
    cells.flatMap(({ x, y, width, height }) => [
      edge(x, y, x + width, y),
      edge(x, y + height, x + width, y + height),
      edge(x, y, x, y + height),
      edge(x + width, y, x + width, y + height),
    ]),
  );
  sheet.ornament((document) => {
    document.dash(4, { space: 3 }).lineWidth(0.7);
    for (const [left, top, right, bottom] of edges.values()) {
      document.moveTo(left, top).lineTo(right, bottom);
    }
    document.stroke('#666666').undash();
  });
}

function edge(...ends: [number, number, number, number]) {
  return [ends.map(Math.round).join(), ends] as const;
}
