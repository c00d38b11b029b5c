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
/** How much of a word its other forms share: all but the last `ENDING` letters, and at least `SHORTEST_STEM`. */
const ENDING = 3;
const SHORTEST_STEM = 3;

/** The sentence that shows the words best, in parts, and its page. */
export function chooseSentence(
  pages: FoundPage[],
  words: string[],
): { page: number; sentence: TextPart[] } | undefined {
  let best: { points: number; page: number; text: string } | undefined;
  for (const { page, text } of pages) {
    for (const sentence of text.split(SENTENCE_END)) {
      const points = pointsOf(sentence, words);
      if (points > (best?.points ?? 0)) best = { points, page, text: sentence };
    }
  }
  if (!best) return undefined;
  return { page: best.page, sentence: cut(markedParts(oneLine(best.text), words)) };
}

function pointsOf(sentence: string, words: string[]): number {
  const found = [...sentence.matchAll(WORD)].map(([word]) => plain(word));
  const exact = words.filter((word) => found.includes(word)).length;
  const similar = words.filter((word) => found.some((other) => isFormOf(other, word))).length;
  if (similar === 0) return 0;
  const isSentence = found.length >= FEWEST_WORDS && /[.!?]["”’)]?\s*$/u.test(sentence);
  return 4 * exact + 2 * similar + (isSentence ? 3 : 0);
}

function markedParts(sentence: string, words: string[]): TextPart[] {
  const found = [...sentence.matchAll(WORD)].map((match) => ({ at: match.index, word: match[0] }));
  const exact = found.filter(({ word }) => words.includes(plain(word)));
  const forms = found.filter(({ word }) => words.some((each) => isFormOf(plain(word), each)));
  const marked = exact.length > 0 && words.length === 1 ? exact : forms;
  const parts: TextPart[] = [];
  let end = 0;
  for (const { at, word } of marked) {
    if (at > end) parts.push({ text: sentence.slice(end, at) });
    parts.push({ text: word, isMarked: true });
    end = at + word.length;
  }
  if (end < sentence.length) parts.push({ text: sentence.slice(end) });
  return parts;
}

/** Leaves out what is far from the first marked word. */
function cut(parts: TextPart[]): TextPart[] {
  const [first] = parts;
  const isLong = first && !first.isMarked && first.text.length > BEFORE_MARK;
  const begun = isLong
    ? [{ text: `…${first.text.slice(first.text.length - BEFORE_MARK)}` }, ...parts.slice(1)]
    : parts;
  const kept: TextPart[] = [];
  let left = LONGEST_SENTENCE;
  for (const part of begun) {
    if (left <= 0) break;
    kept.push(part.text.length > left ? { ...part, text: `${part.text.slice(0, left)}…` } : part);
    left -= part.text.length;
  }
  return kept;
}

function isFormOf(found: string, word: string): boolean {
  if (found === word) return true;
  const stem = word.slice(0, Math.max(SHORTEST_STEM, word.length - ENDING));
  return found.startsWith(word.length <= SHORTEST_STEM ? word : stem);
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/['’‘]/gu, '');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
