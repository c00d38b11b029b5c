import { type Box, below, inset } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { widthOf } from '../paper/fonts.ts';
import { drawCard } from '../paper/ornaments.ts';
import { putMarkedWord } from '../paper/marked-word-in-box.ts';
import type { Sheet } from '../paper/sheet.ts';
import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek, WordGroup } from '../../week.ts';
import { meaningSlides } from './meaning-slide.ts';
import { PARTS } from './parts.ts';
import type { Slide } from './slide.ts';

const HEADING_HEIGHT = 50;
const GROUP_GAP = 12;
const CARD_PADDING = 14;
const WORD_GAP = 12;
const LARGEST_ROW = 124;
/** Two or three words stand under each other in the middle of the page. */
const FEW_WORDS_WIDTH = 560;

/** The words of the week, group by group; where they sound alike, with what they mean. */
export function groupSlides(week: TeachingWeek): Slide[] {
  if (week.pattern === 'homophones') return week.groups.flatMap(meaningSlides);
  const [first, ...others] = week.groups;
  if (first === undefined) return [];
  const last = others.pop();
  if (last === undefined) return [oneGroup(first)];
  const [second] = others;
  if (second === undefined) return [oneGroup(first), oneGroup(last)];
  // Two small groups share a page, so that the deck stays within a lesson.
  return rowsOf(first) < rowsOf(last)
    ? [twoGroups(first, second), oneGroup(last)]
    : [oneGroup(first), twoGroups(second, last)];
}

function oneGroup(group: WordGroup): Slide {
  return {
    title: group.heading,
    part: PARTS.teach,
    draw(sheet, area) {
      if (group.words.length > 3) {
        drawWords(sheet, group.words, area, { perRow: 2, size: 60 });
      } else {
        const aside = (area.width - FEW_WORDS_WIDTH) / 2;
        drawWords(sheet, group.words, inset(area, aside, 0), { perRow: 1, size: 68 });
      }
    },
  };
}

function twoGroups(upper: WordGroup, lower: WordGroup): Slide {
  return {
    title: upper.heading,
    part: PARTS.teach,
    draw(sheet, area) {
      const [perUpper, perLower] = [wordsInRow(upper, area), wordsInRow(lower, area)];
      const upperRows = Math.ceil(upper.words.length / perUpper);
      const lowerRows = Math.ceil(lower.words.length / perLower);
      const room = area.height - HEADING_HEIGHT - GROUP_GAP;
      const row = Math.min(LARGEST_ROW, room / (upperRows + lowerRows));
      const upperBox = { ...area, height: row * upperRows };
      drawWords(sheet, upper.words, upperBox, { perRow: perUpper, size: 54 });
      const spare = room - row * (upperRows + lowerRows);
      const lowerBox = below(area, upperBox.height + GROUP_GAP + spare / 2);
      sheet.text({
        name: 'heading of the second group',
        kind: 'board',
        content: lower.heading,
        font: 'heading',
        size: 40,
        leading: 1.14,
        colour: COLOURS.leafDeep,
        box: { ...lowerBox, height: HEADING_HEIGHT },
        oneLine: true,
        tag: 'H2',
      });
      const words = { ...below(lowerBox, HEADING_HEIGHT), height: row * lowerRows };
      drawWords(sheet, lower.words, words, { perRow: perLower, size: 54 });
    },
  };
}

function rowsOf({ words }: WordGroup): number {
  return Math.ceil(words.length / 2);
}

/** Three side by side if that saves a row and all of them are short enough. */
function wordsInRow({ words }: WordGroup, area: Box): number {
  if (words.length !== 3 && words.length < 5) return 2;
  const third = (area.width - 2 * WORD_GAP) / 3 - 2 * CARD_PADDING;
  return words.every((word) => widthOf('readingBold', plainWord(word)) * 44 <= third) ? 3 : 2;
}

function drawWords(
  sheet: Sheet,
  words: string[],
  area: Box,
  { perRow, size }: { perRow: number; size: number },
): void {
  const count = Math.ceil(words.length / perRow);
  const height = Math.min(LARGEST_ROW, area.height / count);
  const top = area.y + (area.height - height * count) / 2;
  const width = (area.width - WORD_GAP * (perRow - 1)) / perRow;
  for (const [index, notation] of words.entries()) {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, words.length - row * perRow);
    // A last row that is not full stands in the middle.
    const left = area.x + (area.width - inRow * width - (inRow - 1) * WORD_GAP) / 2;
    const x = left + (index % perRow) * (width + WORD_GAP);
    const cell = { x, y: top + row * height + 5, width, height: height - 10 };
    sheet.ornament((document) =>
      drawCard(document, cell, { fill: COLOURS.sheet, edge: COLOURS.line }),
    );
    putMarkedWord(sheet, {
      name: `word ${index + 1}`,
      box: { ...cell, x: cell.x + CARD_PADDING, width: cell.width - 2 * CARD_PADDING },
      notation,
      size: Math.min(size, cell.height / 1.56),
      align: 'centre',
    });
  }
}
