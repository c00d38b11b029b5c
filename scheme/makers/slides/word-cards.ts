import { type Box, inset, splitAcross } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { commonSize } from '../paper/fit.ts';
import { widthOf } from '../paper/fonts.ts';
import { markedRuns } from '../paper/marked-runs.ts';
import { putMarkedWord } from '../paper/marked-word-in-box.ts';
import { drawCard } from '../paper/ornaments.ts';
import type { Sheet } from '../paper/sheet.ts';
import { SMALLEST } from '../paper/text-kinds.ts';
import { plainWord } from '../../marked-word.ts';
import { putPicture } from '../pictures/draw-picture.ts';
import { pictureOf } from '../pictures/pictures.ts';
import type { Look } from './look.ts';

export const CARD_PADDING = 14;
export const WORD_GAP = 12;
const LARGEST_ROW = 124;
/** Where there are no more than two. */
export const LARGEST_OF_FEW_ROWS = 150;
const FEW_ROWS = 2;
const ROW_GAP = 8;
const PICTURE_MARGIN = 8;
const SMALLEST_PICTURE = 44;
/** What a word and the marks under it need in height, in ems. */
const WORD_ROOM = 1.53;
const SIZE_STEP = 4;

interface Cards {
  perRow: number;
  /** The largest size of the words. */
  size: number;
  look: Look;
}

/** A card for each word, its pattern and parts marked, all in one size; with a picture where it has one. */
export function drawWordCards(sheet: Sheet, words: string[], area: Box, cards: Cards): void {
  const size = wordCardSize(words, area, cards);
  for (const [index, { notation, cell, pictureBox, wordBox }] of placesOf(
    words,
    area,
    cards,
  ).entries()) {
    sheet.ornament((document) =>
      drawCard(document, cell, { fill: COLOURS.sheet, edge: COLOURS.line }),
    );
    if (pictureBox !== undefined) putPicture(sheet, notation, pictureBox);
    putMarkedWord(sheet, {
      name: `word ${index + 1}`,
      box: wordBox,
      notation,
      size,
      align: 'centre',
      parts: cards.look.wordParts,
    });
  }
}

/** The size in which all words stand in their cards. */
export function wordCardSize(words: string[], area: Box, cards: Cards): number {
  return commonSize(
    placesOf(words, area, cards).map(({ notation, cell, wordBox }) => {
      const highest = Math.floor(cell.height / WORD_ROOM / SIZE_STEP) * SIZE_STEP;
      return {
        kind: 'board',
        content: markedRuns(notation, 'board'),
        size: Math.min(cards.size, highest),
        width: wordBox.width,
        height: wordBox.height,
        oneLine: true,
      };
    }),
  );
}

function placesOf(words: string[], area: Box, { perRow, size, look }: Cards) {
  const count = Math.ceil(words.length / perRow);
  const highest = count <= FEW_ROWS ? LARGEST_OF_FEW_ROWS : LARGEST_ROW;
  const height = Math.min(highest, area.height / count);
  const top = area.y + (area.height - height * count) / 2;
  const width = (area.width - WORD_GAP * (perRow - 1)) / perRow;
  return words.map((notation, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, words.length - row * perRow);
    // A last row that is not full stands in the middle.
    const left = area.x + (area.width - inRow * width - (inRow - 1) * WORD_GAP) / 2;
    const x = left + (index % perRow) * (width + WORD_GAP);
    const cell = { x, y: top + row * height + ROW_GAP / 2, width, height: height - ROW_GAP };
    const inner = inset(cell, CARD_PADDING, 0);
    const pictureWidth = pictureWidthBeside(notation, inner, {
      most: cell.height - 2 * PICTURE_MARGIN,
      size: look.hasSentences ? size : SMALLEST.board,
    });
    const hasPicture =
      look.hasPictures && pictureOf(notation) !== undefined && pictureWidth >= SMALLEST_PICTURE;
    if (!hasPicture) return { notation, cell, wordBox: inner };
    const [pictureBox, wordBox] = splitAcross(inner, pictureWidth, WORD_GAP);
    return { notation, cell, wordBox, pictureBox: inset(pictureBox, 0, PICTURE_MARGIN) };
  });
}

/** As wide as it may be while the word still stands beside it in one line; the youngest read smaller letters for the sake of a picture. */
function pictureWidthBeside(
  notation: string,
  { width }: Box,
  { most, size }: { most: number; size: number },
): number {
  const word = widthOf('readingBold', plainWord(notation)) * size;
  return Math.min(most, width - WORD_GAP - word);
}
