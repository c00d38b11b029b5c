import type { TextPart } from '#contract/library.ts';

interface FoundPage {
  page: number;
  text: string;
}

const LONGEST_SENTENCE = 160;
/** What comes before the first marked word in a sentence that is cut. */
const BEFORE_MARK = 60;
const FEWEST_WORDS = 4;
/** A sentence ends with a punctuation mark, or with its line if the next line begins another sentence. */
const SENTENCE_END = /(?<=[.!?])\s+|\n(?=[\p{Lu}\p{N}•●○✎☐_])/u;
const WORD = /[\p{L}\p{N}'’‘]+/gu;
/** How much of a word its other forms share: all but the last letters, and at least `SHORTEST_STEM`. */
const ENDING = 3;
const ENDING_OF_SHORT_WORD = 1;
const SHORT_WORD = 5;
const SHORTEST_STEM = 3;
/** Other forms are at most so much longer: 'happiness' is one of 'happy'. */
const LONGEST_SUFFIX = 4;
/** A text in quotation marks counts as much as a word that is there as it was typed. */
const PHRASE_POINTS = 6;

/** What a sentence should show. */
export interface WantedWords {
  words: string[];
  /** One of the words, which may be unfinished. */
  begun?: string | undefined;
  /** Words that are found only side by side. */
  phrases: string[][];
}

interface FoundWord {
  word: string;
  start: number;
  end: number;
}

/** The sentence that shows the words best, in parts, and its page. */
export function chooseSentence(
  pages: FoundPage[],
  wanted: WantedWords,
): { page: number; sentence: TextPart[] } | undefined {
  // A phrase may go on from one sentence to the next, so that neither has it.
  const best =
    bestSentence(pages, wanted) ??
    bestSentence(pages, { words: wanted.phrases.flat(), phrases: [] });
  if (!best) return undefined;
  return { page: best.page, sentence: cut(markedParts(oneLine(best.text), wanted)) };
}

function bestSentence(pages: FoundPage[], wanted: WantedWords): FoundPage | undefined {
  let best: (FoundPage & { points: number }) | undefined;
  const beginnings = beginningsOf(wanted);
  for (const { page, text } of pages) {
    for (const sentence of text.split(SENTENCE_END)) {
      // Most sentences have none of the words, and finding that out by their words takes several times as long.
      const letters = lettersOf(sentence);
      if (!beginnings.some((beginning) => letters.includes(beginning))) continue;
      const points = pointsOf(sentence, wanted);
      if (points > (best?.points ?? 0)) best = { points, page, text: sentence };
    }
  }
  return best;
}

function pointsOf(sentence: string, { words, begun, phrases }: WantedWords): number {
  const found = wordsIn(sentence);
  const exact = words.filter((word) => found.some((other) => other.word === word)).length;
  const similar = words.filter((word) => formsOf(word, found, word === begun).length > 0).length;
  const together = phrases.filter((phrase) => runsOf(phrase, found).length > 0).length;
  if (similar === 0 && together === 0) return 0;
  const isSentence = found.length >= FEWEST_WORDS && /[.!?]["”’)]?\s*$/u.test(sentence);
  return 4 * exact + 2 * similar + PHRASE_POINTS * together + (isSentence ? 3 : 0);
}

function markedParts(sentence: string, { words, begun, phrases }: WantedWords): TextPart[] {
  const found = wordsIn(sentence);
  const marked = [
    ...phrases.flatMap((phrase) => runsOf(phrase, found)),
    ...words.flatMap((word) => formsOf(word, found, word === begun)),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end);
  const parts: TextPart[] = [];
  let last = 0;
  for (const { start, end } of marked) {
    if (start < last) continue;
    if (start > last) parts.push({ text: sentence.slice(last, start) });
    parts.push({ text: sentence.slice(start, end), isMarked: true });
    last = end;
  }
  if (last < sentence.length) parts.push({ text: sentence.slice(last) });
  return parts;
}

/** Leaves out what is far from the first marked word. */
function cut(parts: TextPart[]): TextPart[] {
  const [first] = parts;
  const isLong = parts.length > 1 && first && !first.isMarked && first.text.length > BEFORE_MARK;
  const begun = isLong
    ? [{ text: `…${first.text.slice(first.text.length - BEFORE_MARK)}` }, ...parts.slice(1)]
    : parts;
  const kept: TextPart[] = [];
  let left = LONGEST_SENTENCE;
  for (const part of begun) {
    if (left <= 0) break;
    const isWhole = part.isMarked || part.text.length <= left;
    kept.push(isWhole ? part : { text: `${part.text.slice(0, left)}…` });
    left -= part.text.length;
  }
  return kept;
}

function wordsIn(sentence: string): FoundWord[] {
  return [...sentence.matchAll(WORD)].map(({ 0: word, index: start }) => {
    return { word: lettersOf(word), start, end: start + word.length };
  });
}

/** Where the words of a phrase stand side by side. */
function runsOf(phrase: string[], found: FoundWord[]): Pick<FoundWord, 'start' | 'end'>[] {
  return found.flatMap(({ start }, index) => {
    const run = found.slice(index, index + phrase.length);
    const isPhrase = phrase.every((word, at) => run[at]?.word === word);
    return isPhrase ? [{ start, end: run.at(-1)?.end ?? start }] : [];
  });
}

/** The word as it is, or where it is missing its other forms. */
function formsOf(word: string, found: FoundWord[], isBegun: boolean): FoundWord[] {
  const exact = found.filter((other) => other.word === word);
  return exact.length > 0 ? exact : found.filter((other) => isFormOf(other.word, word, isBegun));
}

/** What a sentence must have somewhere to have any points. */
function beginningsOf({ words, phrases }: WantedWords): string[] {
  return [...words.map(stemOf), ...phrases.map(([first = '']) => first)];
}

function isFormOf(found: string, word: string, isBegun: boolean): boolean {
  if (isBegun && word.length >= SHORTEST_STEM && found.startsWith(word)) return true;
  if (word.length <= SHORTEST_STEM) return false;
  return found.startsWith(stemOf(word)) && found.length <= word.length + LONGEST_SUFFIX;
}

function stemOf(word: string): string {
  const ending = word.length <= SHORT_WORD ? ENDING_OF_SHORT_WORD : ENDING;
  return word.slice(0, Math.max(SHORTEST_STEM, word.length - ending));
}

function lettersOf(word: string): string {
  return word.toLowerCase().replaceAll(/['’‘]/gu, '');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
