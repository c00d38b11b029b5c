import { rows } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { widthOf } from '../paper/fonts.ts';
import { handwritingOf } from '../paper/handwriting.ts';
import { BOTTOM, LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import type { WordParts } from '../paper/word-part-marks.ts';
import { parseMarkedWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { parseMorphemes } from '../../words/word-parts.ts';
import { entryOf } from '../../words/words.ts';
import { withoutWatched } from '../activities/missing-letters.ts';
import type { WeekPlace } from '../week-place.ts';
import { CUT_MARKS_TOLD } from '../words/cut-marks.ts';
import { isOldest } from '../words/is-oldest.ts';
import { lettersBeforeMarks } from '../words/letters-before-marks.ts';
import { guideLineFor } from './guide-line.ts';
import type { LetterChoice } from './letter-choice.ts';
import { lettersKept } from './letters-kept.ts';
import { soundsOf } from './practice-section.ts';
import { partsAndMeaning } from './parts-and-meaning.ts';
import { startSection } from './section.ts';
import { drawTraceAndSort } from './support-sort-section.ts';
import { cutsSounds, type SupportStart, supportStartTold } from './support-start.ts';

const ABOVE = { size: 12.5, width: WIDTH - 20 } as const;
const FIRST = { size: 26, grey: '#9a9a9a', width: 220 } as const;
const BOX_HEIGHT = 30;
/** Of a box for one letter, and for each letter more. */
const WIDEST_BOX = 28;
const MORE_LETTERS = 12;

/** From the last line to the frame, so that the two are not taken for one. */
const LAST_LINE = 13;

interface Start {
  place: WeekPlace;
  week: TeachingWeek;
  words: string[];
  start: SupportStart;
}

/** Each word with its parts and its meaning, a first way to write it, and lines for writing it alone. */
export function drawSupportStart(
  sheet: Sheet,
  top: number,
  { place, week, words, start }: Start,
): void {
  // Words to sort stand without their parts.
  const above = (start.kind === 'sort' ? [] : words).map((word) =>
    partsAndMeaning(word, { place, week, start, ...ABOVE }),
  );
  const y = startSection(sheet, top, { letter: 'A', ...supportStartTold(place, start.kind) });
  const mark = above.find((one) => one.mark !== undefined)?.mark;
  if (mark !== undefined) tellMark(sheet, top, mark);
  const handwriting = handwritingOf(place.year.name);
  if (start.kind === 'sort') {
    drawTraceAndSort(sheet, y, start.boxes, handwriting);
    return;
  }
  const guideLine = guideLineFor(handwriting);
  const area = { x: LEFT, y: y + 4, width: WIDTH, height: BOTTOM - y - 4 };
  for (const [index, row] of rows(area, words.length, 8).entries()) {
    const word = words[index] ?? '';
    const middle = row.y + 54;
    sheet.ornament((document) => {
      document
        .roundedRect(row.x, row.y, row.width, row.height, 6)
        .lineWidth(0.8)
        .stroke(COLOURS.ink);
      guideLine(document, middle, LEFT + FIRST.width + 22, WIDTH - FIRST.width - 34);
      guideLine(document, row.y + row.height - LAST_LINE, LEFT + 10, WIDTH - 22);
    });
    sheet.text({
      name: `meaning ${index + 1}`,
      kind: 'print',
      content: above[index]?.runs ?? [],
      size: ABOVE.size,
      box: { x: LEFT + 10, y: row.y + 5, width: ABOVE.width, height: 18 },
      oneLine: true,
    });
    if (start.kind === 'boxes') {
      drawBoxes(sheet, boxesFor(place, word), middle);
    } else if (start.kind === 'choose') {
      drawLetterChoice(sheet, start.choices[index], middle);
    } else {
      sheet.ornament((document) => guideLine(document, middle, LEFT + 10, FIRST.width));
      sheet.text({
        name: `word ${index + 1}`,
        kind: 'print',
        content: firstWriting(start, place, week, word),
        size: FIRST.size,
        colour: start.kind === 'trace' ? FIRST.grey : COLOURS.ink,
        box: { x: LEFT + 12, y: middle - 28, width: FIRST.width - 4, height: 34 },
        valign: 'middle',
        oneLine: true,
      });
    }
  }
}

/** Beside the heading: what the mark between the pieces of the words shows. */
function tellMark(sheet: Sheet, top: number, mark: WordParts): void {
  sheet.text({
    name: 'what the mark shows',
    kind: 'print',
    content: CUT_MARKS_TOLD[mark],
    size: 12.5,
    box: { x: LEFT + WIDTH / 2, y: top, width: WIDTH / 2, height: 22 },
    align: 'right',
    valign: 'middle',
    oneLine: true,
  });
}

interface LetterBox {
  letters: string;
  /** Whether it has a letter of the pattern. */
  isMarked: boolean;
}

/** One for each sound where the words are cut into sounds, else for each letter and apostrophe. */
export function boxesFor(place: WeekPlace, word: string): LetterBox[] {
  const { letters } = parseMarkedWord(entryOf(word).word);
  if (!cutsSounds(place)) {
    return letters.map(({ letter, isMarked }) => ({ letters: letter, isMarked }));
  }
  let used = 0;
  return soundsOf(word).map((sound) => {
    const ofSound = letters.slice(used, used + sound.letters.length);
    used += sound.letters.length;
    return { letters: sound.letters, isMarked: ofSound.some(({ isMarked }) => isMarked) };
  });
}

/** Those of the pattern with a thick edge, and wider for more letters; a hyphen is there. */
function drawBoxes(sheet: Sheet, boxes: LetterBox[], bottom: number): void {
  const wanted = boxes.map(({ letters }) => WIDEST_BOX + (letters.length - 1) * MORE_LETTERS);
  const scale = Math.min(1, FIRST.width / wanted.reduce((sum, width) => sum + width, 0));
  const top = bottom - BOX_HEIGHT + 4;
  let next = LEFT + 10;
  for (const [index, { letters, isMarked }] of boxes.entries()) {
    const x = next;
    const width = (wanted[index] ?? 0) * scale;
    next += width;
    if (letters !== '-') {
      sheet.ornament((document) =>
        document
          .rect(x + 1, top, width - 2, BOX_HEIGHT)
          .lineWidth(isMarked ? 2 : 0.8)
          .stroke(COLOURS.ink),
      );
      continue;
    }
    sheet.text({
      name: `mark ${index + 1}`,
      kind: 'print',
      content: letters,
      font: 'readingBold',
      size: 16,
      box: { x, y: top, width, height: BOX_HEIGHT },
      align: 'centre',
      valign: 'middle',
      oneLine: true,
    });
  }
}

/** The word with a gap, and behind it the letters to choose from, each in a box of its own. */
function drawLetterChoice(sheet: Sheet, choice: LetterChoice | undefined, bottom: number): void {
  if (choice === undefined) return;
  const { before, after, letters } = choice;
  const top = bottom - BOX_HEIGHT + 4;
  const widths = letters.map((some) => widthOf('readingBold', some) * CHOICE.size);
  const width = Math.max(CHOICE.width, Math.max(...widths) + 2 * CHOICE.padding);
  const boxesLeft = LEFT + FIRST.width + 8 - letters.length * (width + CHOICE.gap);
  sheet.text({
    name: `gap in ${choice.word}`,
    kind: 'print',
    content: `${before}___${after}`,
    size: CHOICE.size,
    box: { x: LEFT + 12, y: top, width: boxesLeft - LEFT - 18, height: BOX_HEIGHT },
    valign: 'middle',
    oneLine: true,
  });
  for (const [index, content] of letters.entries()) {
    const x = boxesLeft + index * (width + CHOICE.gap);
    sheet.ornament((document) =>
      document.roundedRect(x, top, width, BOX_HEIGHT, 8).lineWidth(0.8).stroke(COLOURS.ink),
    );
    sheet.text({
      name: `letters ${index + 1} for ${choice.word}`,
      kind: 'print',
      content,
      font: 'readingBold',
      size: CHOICE.size,
      box: { x, y: top, width, height: BOX_HEIGHT },
      align: 'centre',
      valign: 'middle',
      oneLine: true,
    });
  }
}

const CHOICE = { size: 18, width: 42, padding: 5, gap: 6 } as const;

/** What stands on the first line of a word: the word to trace, its gaps to fill, or its beginning. */
function firstWriting(
  { kind }: SupportStart,
  place: WeekPlace,
  week: TeachingWeek,
  word: string,
): string {
  if (kind === 'trace') return word;
  return kind === 'gaps' ? withoutWatched(word) : beginningOf(week, word, isOldest(place));
}

/** As far as the first letters to watch: 'terr' for terrible, 'girl' for girls', 'k' for knot. For the oldest no more than a part with a meaning, 'tele'. */
function beginningOf(week: TeachingWeek, word: string, isForOldest: boolean): string {
  const [part, ...others] = isForOldest ? parseMorphemes(entryOf(word).morphemes ?? '') : [];
  const most = Math.max(1, lettersBeforeMarks([week], word));
  const letters = part === undefined || others.length === 0 ? word : lettersKept(part);
  return letters.slice(0, most);
}
