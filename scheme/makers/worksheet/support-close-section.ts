import type { Handwriting } from '../paper/handwriting.ts';
import type { Sheet } from '../paper/sheet.ts';
import { entryOf } from '../../words/words.ts';
import { withoutWatched } from '../activities/missing-letters.ts';
import { drawFrames } from './draw-frames.ts';
import { drawClues, ROW } from './look-back-section.ts';
import { drawPictureRows, pictureRowsHeight } from './picture-rows.ts';
import { startSection } from './section.ts';
import { OWN_SENTENCE, type SupportClose } from './support-close.ts';
import { drawWriting } from './writing-section.ts';

const FRAMES = 2;
const SECTION_GAP = 10;
const HEADING = 50;
const FEWEST_LINES = 2;
/** For one sentence of a child's own. */
const LINES = 3;
const CLUES = 3;
const FRAME_HEIGHT = 190;

interface Place {
  letter: string;
  handwriting: Handwriting;
  /** What stands under it begins here. */
  bottom: number;
}

export function drawSupportClose(
  sheet: Sheet,
  top: number,
  close: SupportClose,
  { letter, handwriting, bottom }: Place,
): void {
  if (close.kind === 'write') {
    drawWriting(sheet, top, { ...close, letter, handwriting, lines: LINES });
    return;
  }
  const y = startSection(sheet, top, { ...close, letter });
  if (close.kind === 'draw') {
    drawFrames(sheet, { top: y, height: bottom - y, count: FRAMES }, handwriting);
    return;
  }
  const end =
    close.kind === 'letters'
      ? drawClues(
          sheet,
          y,
          close.words.map((word) => ({ clue: withoutWatched(word), text: entryOf(word).meaning })),
          { handwriting },
        )
      : drawPictureRows(sheet, y, close.items, handwriting);
  if (end > bottom) sheet.complain('the last part ends too low.');
  const start = end + SECTION_GAP;
  const room = Math.floor((bottom - start - HEADING) / handwriting.pitch);
  if (room < FEWEST_LINES) return;
  drawWriting(sheet, start, {
    ...OWN_SENTENCE,
    letter: nextLetter(letter),
    handwriting,
    lines: Math.min(LINES, room),
  });
}

/** What the last part needs, so that what is above it can have the rest. */
export function closeHeight(close: SupportClose, { pitch }: Handwriting): number {
  if (close.kind === 'write') return HEADING + LINES * pitch;
  if (close.kind === 'draw') return HEADING + FRAME_HEIGHT;
  const items = close.kind === 'letters' ? CLUES * ROW : pictureRowsHeight(close.items.length);
  return HEADING + items + SECTION_GAP + HEADING + LINES * pitch;
}

function nextLetter(letter: string): string {
  return String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1);
}
