import { type Box, below, inset } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { widthOf } from '../paper/fonts.ts';
import { drawCard } from '../paper/ornaments.ts';
import type { Sheet } from '../paper/sheet.ts';
import type { WordParts } from '../paper/word-part-marks.ts';
import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek, WordGroup } from '../../week.ts';
import { parseMorphemes } from '../../words/word-parts.ts';
import { entryOf } from '../../words/words.ts';
import { meaningSlides } from './meaning-slide.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import type { WeekPlace } from '../week-place.ts';
import { capitalised } from '../words/capitalised.ts';
import { exitWords } from '../words/exit-words.ts';
import { parseGapSentence } from '../words/gap-sentence.ts';
import { stepsAboutWords } from '../words/session-steps.ts';
import { gapSentences } from '../worksheet/gap-sentences.ts';
import { supportSentences } from '../worksheet/support-words.ts';
import type { Look } from './look.ts';
import { putSentence, sentenceHeight } from './sentence-of-meaning.ts';
import type { Slide } from './slide.ts';
import {
  CARD_PADDING,
  drawWordCards,
  LARGEST_OF_FEW_ROWS,
  WORD_GAP,
  wordCardSize,
} from './word-cards.ts';

const PARTS_TOLD: Record<WordParts, string> = {
  sounds:
    'Under each word: a dot for a sound of one letter, a dash for a sound of more. Tap and say.',
  syllables: 'Under each word: an arc for each syllable. Clap and say.',
  morphemes:
    'Under each word: a bracket for each morpheme. Name the root first. The letters in colour are those to watch; they need not be a whole morpheme.',
};

/** What stands under each word, told in the first week of a year. Brackets cut across the letters to watch, so they are told in every week that shows them first. */
const MARKS_TOLD: Record<WordParts, string> = {
  sounds: 'Dot: one letter. Dash: more letters.',
  syllables: 'Each arc holds one syllable.',
  morphemes: 'A bracket holds a part of the word.',
};

const HEADING_HEIGHT = 50;
const GROUP_GAP = 12;
const SIZES = { oneGroup: 60, withSentence: 52, twoGroups: 52 } as const;
/** Two or three words stand under each other in the middle of the page. */
const FEW_WORDS_WIDTH = 640;
const SENTENCE = { kind: 'board', size: 40 } as const;
const SENTENCE_MARGIN = 20;

/** The words of the week, group by group; where they sound alike, with what they mean. */
export function groupSlides(place: WeekPlace, week: TeachingWeek, look: Look): Slide[] {
  const notes = `${stepsAboutWords(week.notes)} ${PARTS_TOLD[look.wordParts]}`;
  if (week.pattern === 'homophones') return week.groups.flatMap(meaningSlides);
  const asked = [
    ...exitWords(week).map(({ word }) => word),
    ...week.mistakes.map(({ right }) => right),
    ...[...gapSentences(place, week), ...supportSentences(place, week)].map(
      (sentence) => parseGapSentence(sentence).word,
    ),
  ];
  const [first, ...others] = week.groups;
  if (first === undefined) return [];
  const last = others.pop();
  const hasKey = place.number === 1 || (look.wordParts === 'morphemes' && hasBrackets(first));
  const opening = hasKey ? groupWithMarks(first, look, notes) : oneGroup(first, look, notes, asked);
  if (last === undefined) return [opening];
  const [second] = others;
  if (second === undefined) return [opening, oneGroup(last, look, notes, asked)];
  // Two small groups share a page, so that the deck stays within a lesson.
  return rowsOf(first) < rowsOf(last) && !hasKey
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
      const area = shown === undefined ? whole : drawInSentence(sheet, whole, shown);
      const size = look.hasSentences ? SIZES.withSentence : SIZES.oneGroup;
      drawGroup(sheet, group, area, { size, look });
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
      const words = { ...area, height: area.height - MARKS_HEIGHT - GROUP_GAP };
      drawGroup(sheet, group, words, { size: SIZES.oneGroup, look });
    },
  };
}

const MARKS_HEIGHT = 56;

function drawGroup(
  sheet: Sheet,
  { words }: WordGroup,
  area: Box,
  { size, look }: { size: number; look: Look },
): void {
  if (words.length > 3) {
    drawWordCards(sheet, words, area, { perRow: 2, size, look });
    return;
  }
  const aside = (area.width - FEW_WORDS_WIDTH) / 2;
  drawWordCards(sheet, words, inset(area, aside, 0), { perRow: 1, size: SIZES.oneGroup, look });
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
      const row = Math.min(LARGEST_OF_FEW_ROWS, room / (upperRows + lowerRows));
      const upperBox = { ...area, height: row * upperRows };
      const spare = room - row * (upperRows + lowerRows);
      const lowerBox = below(area, upperBox.height + GROUP_GAP + spare / 2);
      const lowerWords = { ...below(lowerBox, HEADING_HEIGHT), height: row * lowerRows };
      const asked = { size: SIZES.twoGroups, look };
      const size = Math.min(
        wordCardSize(upper.words, upperBox, { ...asked, perRow: perUpper }),
        wordCardSize(lower.words, lowerWords, { ...asked, perRow: perLower }),
      );
      drawWordCards(sheet, upper.words, upperBox, { perRow: perUpper, size, look });
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
      drawWordCards(sheet, lower.words, lowerWords, { perRow: perLower, size, look });
    },
  };
}

function hasBrackets({ words }: WordGroup): boolean {
  return words.some(
    (notation) => parseMorphemes(entryOf(plainWord(notation)).morphemes ?? '').length > 1,
  );
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
