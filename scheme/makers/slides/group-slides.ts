import { type Box, below, inset, splitAcross } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { widthOf } from '../paper/fonts.ts';
import { drawCard } from '../paper/ornaments.ts';
import { putMarkedWord } from '../paper/marked-word-in-box.ts';
import type { Sheet } from '../paper/sheet.ts';
import { SMALLEST } from '../paper/text-kinds.ts';
import type { WordParts } from '../paper/word-part-marks.ts';
import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek, WordGroup } from '../../week.ts';
import { meaningSlides } from './meaning-slide.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import { putPicture } from '../pictures/draw-picture.ts';
import { pictureOf } from '../pictures/pictures.ts';
import { capitalised } from '../words/capitalised.ts';
import { exitWords } from '../words/exit-words.ts';
import { stepsAboutWords } from '../words/session-steps.ts';
import type { Look } from './look.ts';
import { putSentence, sentenceHeight } from './sentence-of-meaning.ts';
import type { Slide } from './slide.ts';

const PARTS_TOLD: Record<WordParts, string> = {
  sounds:
    'Under each word: a dot for a sound of one letter, a dash for a sound of more. Tap and say.',
  syllables: 'Under each word: an arc for each syllable. Clap and say.',
  morphemes: 'Under each word: a bracket for each morpheme. Name the root first.',
};

/** What stands under each word, told once, in the first week of a year. */
const MARKS_TOLD: Record<WordParts, string> = {
  sounds: 'Dot: one letter. Dash: more letters.',
  syllables: 'Each arc holds one syllable.',
  morphemes: 'A bracket holds a part with a meaning.',
};

const HEADING_HEIGHT = 50;
const GROUP_GAP = 12;
const CARD_PADDING = 14;
const WORD_GAP = 12;
const PICTURE_MARGIN = 8;
const SMALLEST_PICTURE = 44;
const LARGEST_ROW = 124;
/** Two or three words stand under each other in the middle of the page. */
const FEW_WORDS_WIDTH = 560;
const SENTENCE = { kind: 'board', size: 40 } as const;
const SENTENCE_MARGIN = 20;

/** The words of the week, group by group; where they sound alike, with what they mean. */
export function groupSlides(week: TeachingWeek, look: Look, isFirstWeek: boolean): Slide[] {
  const notes = `${stepsAboutWords(week.notes)} ${PARTS_TOLD[look.wordParts]}`;
  if (week.pattern === 'homophones') return week.groups.flatMap(meaningSlides);
  const asked = [
    ...exitWords(week).map(({ word }) => word),
    ...week.mistakes.map(({ right }) => right),
  ];
  const [first, ...others] = week.groups;
  if (first === undefined) return [];
  const last = others.pop();
  const opening = isFirstWeek
    ? groupWithMarks(first, look, notes)
    : oneGroup(first, look, notes, asked);
  if (last === undefined) return [opening];
  const [second] = others;
  if (second === undefined) return [opening, oneGroup(last, look, notes, asked)];
  // Two small groups share a page, so that the deck stays within a lesson.
  return rowsOf(first) < rowsOf(last) && !isFirstWeek
    ? [twoGroups([first, second], look, notes), oneGroup(last, look, notes, asked)]
    : [opening, twoGroups([second, last], look, notes)];
}

function oneGroup(group: WordGroup, look: Look, notes: string, asked: string[]): Slide {
  const shown = look.hasSentences ? wordToShow(group, asked) : undefined;
  return {
    title: capitalised(group.heading),
    session: TEACHING_SESSIONS.practise,
    notes: shown === undefined ? notes : `${notes} Read the sentence; then ask for others.`,
    draw(sheet, whole) {
      drawGroup(
        sheet,
        group,
        shown === undefined ? whole : drawInSentence(sheet, whole, shown),
        look,
      );
    },
  };
}

/** The first page of words of a year, with what the marks under them mean. */
function groupWithMarks(group: WordGroup, look: Look, notes: string): Slide {
  return {
    title: capitalised(group.heading),
    session: TEACHING_SESSIONS.practise,
    notes,
    draw(sheet, area) {
      const foot = below(area, area.height - MARKS_HEIGHT);
      sheet.text({
        name: 'what the marks mean',
        kind: 'board',
        content: MARKS_TOLD[look.wordParts],
        size: 40,
        box: foot,
        valign: 'middle',
        oneLine: true,
      });
      drawGroup(sheet, group, { ...area, height: area.height - MARKS_HEIGHT - GROUP_GAP }, look);
    },
  };
}

const MARKS_HEIGHT = 56;

function drawGroup(sheet: Sheet, { words }: WordGroup, area: Box, look: Look): void {
  if (words.length > 3) {
    drawWords(sheet, words, area, { perRow: 2, size: 60, look });
    return;
  }
  const aside = (area.width - FEW_WORDS_WIDTH) / 2;
  drawWords(sheet, words, inset(area, aside, 0), { perRow: 1, size: 68, look });
}

/** One whose sentence is not asked for later. */
function wordToShow({ words }: WordGroup, asked: string[]): string | undefined {
  return words.find((notation) => !asked.includes(plainWord(notation)));
}

/** The sentence at the foot of the page. Answers with what is left for the words. */
function drawInSentence(sheet: Sheet, area: Box, notation: string): Box {
  const width = area.width - 2 * CARD_PADDING;
  const height = sentenceHeight(notation, width, SENTENCE);
  const foot = below(area, area.height - height - SENTENCE_MARGIN);
  sheet.ornament((document) =>
    drawCard(document, foot, { fill: COLOURS.honeyWash, edge: COLOURS.honeyWash }),
  );
  const box = { ...inset(foot, CARD_PADDING, 0), y: foot.y + SENTENCE_MARGIN / 2, height };
  putSentence(sheet, { name: 'sentence', notation, box, sentence: SENTENCE });
  return { ...area, height: area.height - foot.height - GROUP_GAP };
}

function twoGroups([upper, lower]: [WordGroup, WordGroup], look: Look, notes: string): Slide {
  return {
    title: capitalised(upper.heading),
    session: TEACHING_SESSIONS.practise,
    notes,
    draw(sheet, area) {
      const [perUpper, perLower] = [wordsInRow(upper, area), wordsInRow(lower, area)];
      const upperRows = Math.ceil(upper.words.length / perUpper);
      const lowerRows = Math.ceil(lower.words.length / perLower);
      const room = area.height - HEADING_HEIGHT - GROUP_GAP;
      const row = Math.min(LARGEST_ROW, room / (upperRows + lowerRows));
      const upperBox = { ...area, height: row * upperRows };
      drawWords(sheet, upper.words, upperBox, { perRow: perUpper, size: 54, look });
      const spare = room - row * (upperRows + lowerRows);
      const lowerBox = below(area, upperBox.height + GROUP_GAP + spare / 2);
      sheet.text({
        name: 'heading of the second group',
        kind: 'board',
        content: capitalised(lower.heading),
        font: 'heading',
        size: 40,
        leading: 1.14,
        colour: COLOURS.leafDeep,
        box: { ...lowerBox, height: HEADING_HEIGHT },
        oneLine: true,
        tag: 'H2',
      });
      const words = { ...below(lowerBox, HEADING_HEIGHT), height: row * lowerRows };
      drawWords(sheet, lower.words, words, { perRow: perLower, size: 54, look });
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
  { perRow, size, look }: { perRow: number; size: number; look: Look },
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
    const inner = { ...cell, x: cell.x + CARD_PADDING, width: cell.width - 2 * CARD_PADDING };
    const pictureWidth = pictureWidthBeside(notation, inner, cell.height - 2 * PICTURE_MARGIN);
    const [pictureBox, wordBox] = splitAcross(inner, pictureWidth, WORD_GAP);
    const hasPicture =
      look.hasPictures && pictureOf(notation) !== undefined && pictureWidth >= SMALLEST_PICTURE;
    if (hasPicture) putPicture(sheet, notation, inset(pictureBox, 0, PICTURE_MARGIN));
    putMarkedWord(sheet, {
      name: `word ${index + 1}`,
      box: hasPicture ? wordBox : inner,
      notation,
      size: Math.min(size, cell.height / 1.56),
      align: 'centre',
      parts: look.wordParts,
    });
  }
}

/** As wide as it may be while the word still stands beside it in one line of the smallest size. */
function pictureWidthBeside(notation: string, { width }: Box, most: number): number {
  const word = widthOf('readingBold', plainWord(notation)) * SMALLEST.board;
  return Math.min(most, width - WORD_GAP - word);
}
