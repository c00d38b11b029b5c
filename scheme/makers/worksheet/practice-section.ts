import { parseMarkedWord, plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { parseSounds, type Sound } from '../../words/word-parts.ts';
import { entryOf } from '../../words/words.ts';
import { fit } from '../paper/fit.ts';
import { widthOf } from '../paper/fonts.ts';
import { drawPracticeGrid } from '../paper/practice-grid.ts';
import { BOTTOM, LEFT, WIDTH, writingLine } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import { practiceWords } from '../words/practice-words.ts';
import { shuffled } from '../words/shuffled.ts';
import { startSection } from './section.ts';
import { drawWordCards } from './word-cards.ts';
import { isAboutParts, wordInParts } from './word-in-parts.ts';

/** A way to write every word of the week. */
export type Practice = 'cover' | 'rule' | 'sounds' | 'cut' | 'fold' | 'meanings';

/** The youngest read no page of meanings, and most of their words have one syllable. */
export function practicesOf(year: string): Practice[] {
  return year === 'Year 2'
    ? ['rule', 'cover', 'sounds', 'fold']
    : ['rule', 'cover', 'cut', 'fold', 'meanings'];
}

export const PRACTICE_TITLES: Record<Practice, string> = {
  cover: 'Look, say, cover, write, check',
  rule: 'Which rule?',
  sounds: 'Sound it out, cover, write',
  cut: 'Cut, mark, cover, write',
  fold: 'Fold, listen, write, mend',
  meanings: 'The word for each meaning',
};

const INSTRUCTIONS: Record<Practice, string> = {
  cover: 'Work across each row. Learn the words with a heart by heart.',
  rule: 'Write the number of its rule beside each word. A word with a heart has no rule.',
  sounds: 'Work across each row. Put one sound in each box.',
  cut: 'Work across each row. Put one syllable in each box.',
  fold: 'Fold the words back. Your partner reads them out in sentences.',
  meanings: 'Write the word that matches each meaning.',
};

/** To make up sentences is too much for the youngest, and words that sound alike need them. */
const WITHOUT_SENTENCES = 'Fold the words back. Your partner reads each word twice.';

const HEADINGS: Record<Exclude<Practice, 'meanings'>, string[]> = {
  cover: ['Look and say', 'First try', 'Second try', 'Third try'],
  rule: ['Look and say', 'Rule', 'First try', 'Second try'],
  sounds: ['Look and say', 'A box for each sound', 'Cover, write'],
  cut: ['Look and say', 'Syllables', 'Tricky letters', 'Cover, write'],
  fold: ['Listen and write', 'Mend', 'Once more', 'Fold this back'],
};

const OF_PARTS = {
  instruction: 'Work across each row. Put each part of the word in a box: root, prefix or suffix.',
  headings: ['Look and say', 'Parts', 'Tricky letters', 'Cover, write'],
} as const;

const BOXES: Partial<Record<Practice, (week: TeachingWeek, notation: string) => number>> = {
  sounds: (_week, notation) => soundsOf(notation).length,
  cut: (week, notation) => wordInParts(week, notation).length,
};

const MOST_SOUNDS = 8;

/** Part B, down to the foot of the page. */
export function drawPractice(
  sheet: Sheet,
  top: number,
  week: TeachingWeek,
  { practice, isForYoungest }: { practice: Practice; isForYoungest: boolean },
): void {
  const cutsParts = practice === 'cut' && isAboutParts(week);
  const y = startSection(sheet, top, {
    letter: 'B',
    heading: PRACTICE_TITLES[practice],
    instruction: cutsParts
      ? OF_PARTS.instruction
      : isReadTwice(week, { practice, isForYoungest })
        ? WITHOUT_SENTENCES
        : INSTRUCTIONS[practice],
  });
  if (practice === 'meanings') {
    drawMeanings(sheet, y, week);
    return;
  }
  const boxesOf = BOXES[practice];
  const gridTop = practice === 'rule' ? drawRules(sheet, y, week) : y;
  drawPracticeGrid(sheet, {
    box: { x: LEFT, y: gridTop, width: WIDTH, height: BOTTOM - gridTop },
    words: practiceWords(week),
    headings: cutsParts ? [...OF_PARTS.headings] : HEADINGS[practice],
    wordWidth: 152,
    size: 14,
    lowestRow: 20,
    highestRow: 40,
    isFolded: practice === 'fold',
    boxesOf: boxesOf === undefined ? undefined : (notation) => boxesOf(week, notation),
    isForYoungest,
  });
}

/** Whether partners read each word twice, without a sentence. */
export function isReadTwice(
  { pattern }: TeachingWeek,
  { practice, isForYoungest }: { practice: Practice; isForYoungest: boolean },
): boolean {
  return practice === 'fold' && isForYoungest && pattern !== 'homophones';
}

const RULE_LINE = 18;
const RULE_SIZE = 13;

/** The rules to choose from, numbered, two in a line where they are short. Answers with the height under them. */
function drawRules(sheet: Sheet, top: number, { whichRule = [] }: TeachingWeek): number {
  const half = WIDTH / 2;
  const isShort = whichRule.every(
    ({ rule }) => NUMBER + widthOf('reading', rule) * RULE_SIZE < half,
  );
  const across = isShort ? 2 : 1;
  for (const [index, { rule }] of whichRule.entries()) {
    const y = top + Math.floor(index / across) * RULE_LINE;
    sheet.text({
      name: `rule ${index + 1}`,
      kind: 'print',
      content: [{ text: `${index + 1}  `, font: 'readingBold' }, { text: rule }],
      size: RULE_SIZE,
      box: { x: LEFT + (index % across) * half, y, width: WIDTH / across, height: RULE_LINE },
      oneLine: true,
    });
  }
  return top + Math.ceil(whichRule.length / across) * RULE_LINE + 4;
}

/** The numbers of the rules that explain a word: none, one or two that are equally right. */
export function ruleNumbersOf({ whichRule = [] }: TeachingWeek, word: string): number[] {
  return whichRule.flatMap(({ words }, index) => (words.includes(word) ? [index + 1] : []));
}

const MEANING = { kind: 'print', size: 12.5, leading: 1.1, filled: true } as const;
const MEANING_WIDTH = 335;
const NUMBER = 26;
const LOWEST_ROW = 25;
const HIGHEST_ROW = 36;

/** The words on cards, and a line beside each meaning. */
function drawMeanings(sheet: Sheet, top: number, week: TeachingWeek): void {
  const words = meaningsInOrder(week);
  const cards = shuffled(words, `${week.focus} cards`);
  const first = drawWordCards(sheet, top, cards) + 6;
  const least = words.map((word) => Math.max(LOWEST_ROW, meaningHeight(word) + 4));
  const needed = least.reduce((sum, height) => sum + height, 0);
  const spare = (BOTTOM - first - needed) / words.length;
  if (spare < 0) sheet.complain(`the meanings need ${Math.round(-spare)} points more each.`);
  let y = first;
  for (const [index, word] of words.entries()) {
    const height = Math.min(HIGHEST_ROW, (least[index] ?? 0) + spare);
    sheet.text({
      ...MEANING,
      name: `number ${index + 1}`,
      content: `${index + 1}.`,
      font: 'readingBold',
      box: { x: LEFT, y, width: NUMBER, height },
      valign: 'bottom',
    });
    sheet.text({
      ...MEANING,
      name: `meaning ${index + 1}`,
      content: entryOf(word).meaning,
      box: { x: LEFT + NUMBER, y, width: MEANING_WIDTH - NUMBER, height },
      valign: 'bottom',
    });
    const line = y + height - 3;
    sheet.ornament((document) =>
      writingLine(document, line, LEFT + MEANING_WIDTH + 8, WIDTH - MEANING_WIDTH - 8),
    );
    y += height;
  }
}

function meaningHeight(word: string): number {
  const width = MEANING_WIDTH - NUMBER;
  const content = entryOf(word).meaning;
  return fit({ ...MEANING, content, width, height: Number.POSITIVE_INFINITY }).height;
}

/** The words of the week in the order in which their meanings stand on the sheet. */
export function meaningsInOrder(week: TeachingWeek): string[] {
  const words = practiceWords(week).map(({ notation }) => plainWord(notation));
  return shuffled(words, `${week.focus} all meanings`);
}

/** The letters of each sound of a word that its entry has in sounds. */
export function soundsOf(notation: string): Sound[] {
  return parseSounds(entryOf(notation).sounds ?? '');
}

/** Whether each sound of every word has its own letters side by side, in a box wide enough: in hope and in can't one has not. */
export function hasSoundsToBox(week: TeachingWeek): boolean {
  return practiceWords(week).every(({ notation }) => hasSoundsSideBySide(notation));
}

export function hasSoundsSideBySide(notation: string): boolean {
  const sounds = soundsOf(notation);
  return (
    !notation.includes("'") &&
    sounds.length <= MOST_SOUNDS &&
    sounds.every(({ apart }) => apart === undefined)
  );
}

/** Words of one syllable that may stand among those to cut. */
const MOST_UNCUT = 1;

/** Whether syllables are worth cutting: hardly any word has only one. */
export function hasSyllablesToCut(week: TeachingWeek): boolean {
  const words = practiceWords(week);
  const short = words.filter(
    ({ notation }) => parseMarkedWord(entryOf(notation).word).syllables.length === 1,
  );
  return short.length <= MOST_UNCUT;
}

/** Whether a child's own sentence tells how a word is spelt: it does for there and can't, not for dogs' and dog's. */
export function canBeReadOut({ pattern, groups }: TeachingWeek): boolean {
  const words = groups.flatMap((group) => group.words).map(plainWord);
  const withApostrophe = words.filter((word) => word.includes("'"));
  return (
    pattern === 'homophones' ||
    withApostrophe.length === 0 ||
    !withApostrophe.every((word) => /'s$|s'$/u.test(word))
  );
}
