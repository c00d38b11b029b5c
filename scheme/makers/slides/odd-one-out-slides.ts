import { type Box, columns, inset, rows } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { commonSize } from '../paper/fit.ts';
import { widthOf } from '../paper/fonts.ts';
import { drawCard } from '../paper/ornaments.ts';
import type { OddOneOut } from '../../week.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import { promptTitle } from './prompt-title.ts';
import { reasonRows } from './reason-rows.ts';
import type { Slide } from './slide.ts';

const NOTES =
  'Partners decide, and give a reason for each word. Another choice with a true reason is right too.';
const SIZE = 40;
const PADDING = 18;
const GAP = 8;
/** Between two words of a row, at least. */
const WORD_GAP = 24;
const ROW_WIDTH = 864;
/** So many lines of words still leave room for a prompt of two lines. */
const LINES_UNDER_PROMPT = 5;
const SHORT_TITLE = 'Which is the odd one out?';
/** The title over the answers. */
export const ODD_ONES_OUT = 'The odd ones out';

export function oddOneOutSlides(puzzle: OddOneOut): Slide[] {
  return [
    puzzleSlide(puzzle),
    {
      title: ODD_ONES_OUT,
      session: TEACHING_SESSIONS.practise,
      notes: NOTES,
      draw: (sheet, area) =>
        reasonRows(
          sheet,
          area,
          puzzle.rows.map(({ odd, why }) => ({ answer: odd, reason: why })),
        ),
    },
  ];
}

function puzzleSlide({ prompt, rows: puzzleRows }: OddOneOut): Slide {
  const lines = puzzleRows.reduce((sum, { words }) => sum + linesOf(words), 0);
  return {
    title: lines > LINES_UNDER_PROMPT ? SHORT_TITLE : promptTitle(prompt, SHORT_TITLE),
    session: TEACHING_SESSIONS.practise,
    notes: NOTES,
    draw(sheet, area) {
      const room = area.height - GAP * (puzzleRows.length - 1);
      const unit = Math.min(room / lines, 96);
      let y = area.y + (room - unit * lines) / 2;
      for (const [index, { words }] of puzzleRows.entries()) {
        const band = { ...area, y, height: unit * linesOf(words) };
        sheet.ornament((document) =>
          drawCard(document, band, { fill: COLOURS.sheet, edge: COLOURS.line }),
        );
        const cells = cellsOf(inset(band, PADDING, 0), words);
        const size = commonSize(words.map((word, at) => wordIn(word, cells[at] ?? band)));
        for (const [at, word] of words.entries()) {
          const box = cells[at] ?? band;
          sheet.text({
            ...wordIn(word, box),
            name: `row ${index + 1}, word ${at + 1}`,
            size,
            box,
            align: 'centre',
            valign: 'middle',
          });
        }
        y += band.height + GAP;
      }
    },
  };
}

function wordIn(content: string, { width, height }: Box) {
  return { kind: 'board', content, size: 44, leading: 1.1, width, height, oneLine: true } as const;
}

/** Long words stand in two lines of two. */
function linesOf(words: string[]): number {
  return widthOfRow(words) > ROW_WIDTH - 2 * PADDING ? 2 : 1;
}

/** Each word has room in proportion to its length, or half the row where the words are long. */
function cellsOf(band: Box, words: string[]): Box[] {
  if (linesOf(words) === 2) {
    const lines = rows(inset(band, 0, 2), 2, 0);
    return words.map((_, index) => {
      const line = lines[Math.floor(index / 2)] ?? band;
      return columns(line, 2, WORD_GAP)[index % 2] ?? line;
    });
  }
  const spare = (band.width - widthOfRow(words)) / words.length;
  let { x } = band;
  return words.map((word) => {
    const width = widthOf('reading', word) * SIZE + spare;
    const cell = { ...band, x, width };
    x += width + WORD_GAP;
    return cell;
  });
}

function widthOfRow(words: string[]): number {
  const letters = words.reduce((sum, word) => sum + widthOf('reading', word) * SIZE, 0);
  return letters + WORD_GAP * (words.length - 1);
}
