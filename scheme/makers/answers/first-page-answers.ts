import { type MarkedWord, markedParts, parseMarkedWord, plainWord } from '../../marked-word.ts';
import type { OddOneOut, Sort, TeachingWeek, WordFamily } from '../../week.ts';
import { parseMorphemes } from '../../words/word-parts.ts';
import { entryOf } from '../../words/words.ts';
import type { Block } from '../paper/flowing.ts';
import { cutClose } from '../words/cut-marks.ts';
import { filledWord } from '../words/filled-word.ts';
import { practiceWords } from '../words/practice-words.ts';
import type { WeekPlace } from '../week-place.ts';
import { firstPageOf, type Start } from '../worksheet/first-page.ts';
import {
  meaningsInOrder,
  type Practice,
  ruleNumbersOf,
  soundsOf,
} from '../worksheet/practice-section.ts';
import { activityBlock } from './activity-block.ts';
import { isAboutParts, wordInParts } from '../worksheet/word-in-parts.ts';

/** Parts A and B of the worksheet. */
export function firstPageAnswers(place: WeekPlace, week: TeachingWeek): Block[] {
  const { start, practice } = firstPageOf(place);
  return [...startBlocks(start), practiceBlock(week, practice)];
}

function startBlocks(start: Start): Block[] {
  if (start.kind === 'sort') return labelled('A  Sort', sortLines(start));
  if (start.kind === 'odd one out') return labelled('A  Odd one', oddLines(start));
  if (start.kind === 'word family') return labelled('A  Family', [`${gapsOf(start).join(', ')}.`]);
  if (start.kind === 'word matrix') {
    return labelled('A  Build', [`Any nine of ${start.words.join(', ')}; others are possible.`]);
  }
  return [activityBlock('A', start)];
}

function labelled(name: string, lines: string[]): Block[] {
  return lines.map((content, index) => ({ kind: 'text', label: index === 0 ? name : '', content }));
}

function sortLines({ piles }: Sort): string[] {
  return piles.map(
    ({ label, words }) => `${label}: ${words.map((word) => filledWord(word, label)).join(', ')}.`,
  );
}

function oddLines({ rows }: OddOneOut): string[] {
  const lines = rows.map(({ odd, why }) => `${odd}: ${why}`);
  return lines.map((line, index) =>
    index === lines.length - 1 ? `${line} Another true reason counts.` : line,
  );
}

/** The words to be found, from the first row to the last. */
export function gapsOf({ rows }: WordFamily): string[] {
  return rows.flat().flatMap((cell) => (cell.startsWith('{') ? [cell.slice(1, -1)] : []));
}

function practiceBlock(week: TeachingWeek, practice: Practice): Block {
  const label = 'B  Words';
  if (practice === 'meanings') {
    const words = meaningsInOrder(week).map((word, index) => `${index + 1}\u00A0${word}`);
    return { kind: 'text', label, content: `${words.join('; ')}.` };
  }
  if (practice === 'rule') {
    const words = practiceWords(week).map(({ notation }) => plainWord(notation));
    const numbered = words.map((word) =>
      `${word} ${ruleNumbersOf(week, word).join(' or ')}`.trim().replaceAll(' ', '\u00A0'),
    );
    return { kind: 'text', label: 'B  Rule', content: `${numbered.join('; ')}.` };
  }
  if (practice === 'cut') {
    const shared = sharedMark(week);
    const words = practiceWords(week).map(({ notation }) => cutWord(week, notation, shared));
    const note = `${noteOn(shared)}${otherCut(week)}`;
    return { kind: 'text', label, content: `${words.join('; ')}. ${note}` };
  }
  if (practice === 'sounds') {
    const words = practiceWords(week).map(({ notation }) =>
      cutClose(
        soundsOf(notation).map(({ letters }) => letters),
        'sounds',
      ),
    );
    return { kind: 'text', label, content: `${words.join('; ')}.` };
  }
  const words = practiceWords(week).map(({ notation }) => plainWord(notation));
  return {
    kind: 'text',
    label,
    content: `${words.join(', ')}. Tick a try only if every letter is right.`,
  };
}

/** The letters that the week marks in every word of its pattern, as tion: they are not what makes one word tricky. */
function sharedMark({ groups }: TeachingWeek): string | undefined {
  const marks = groups.flatMap(({ words }) =>
    words.map((word) => markedParts(parseMarkedWord(word)).join(', ')),
  );
  const [first] = marks;
  return marks.every((mark) => mark === first) ? first : undefined;
}

function noteOn(shared: string | undefined): string {
  if (shared === undefined) return 'Tricky letters may differ.';
  return `Tricky letters may differ: ${shared}, the pattern of the week, is right too.`;
}

/** Where a letter is doubled, the slides have the root as it stands alone: refer + ing. */
function otherCut(week: TeachingWeek): string {
  if (!isAboutParts(week)) return '';
  for (const { notation } of practiceWords(week)) {
    const { word, morphemes = '' } = entryOf(notation);
    const [root] = parseMorphemes(morphemes);
    if (root === undefined || root.letters !== root.alone + root.alone.slice(-1)) continue;
    const { alone } = root;
    return ` ${cutClose([alone, plainWord(word).slice(alone.length)], 'morphemes')} is right too.`;
  }
  return '';
}

/** 'noticeable: notice|able, eable'; 'pleasure: plea·sure, ea' in a week whose words all have sure. */
function cutWord(week: TeachingWeek, notation: string, shared: string | undefined): string {
  const ofWeek = parseMarkedWord(notation);
  const entry = parseMarkedWord(entryOf(ofWeek.word).word);
  const { word } = entry;
  const cut = wordInParts(week, word);
  const cutBy = isAboutParts(week) ? 'morphemes' : 'syllables';
  const isShared = markedParts(ofWeek).join(', ') === shared;
  const tricky = markedParts(isShared ? withoutMarksOf(entry, ofWeek) : ofWeek).join(', ');
  const told = [...(cut.length > 1 ? [cutClose(cut, cutBy)] : []), tricky].filter(
    (part) => part !== '',
  );
  return told.length === 0 ? word : `${word}: ${told.join(', ')}`;
}

function withoutMarksOf(entry: MarkedWord, other: MarkedWord): MarkedWord {
  const letters = entry.letters.map(({ letter, isMarked }, index) => ({
    letter,
    isMarked: isMarked && other.letters[index]?.isMarked !== true,
  }));
  return { ...entry, letters };
}
