import { COLOURS } from '../paper/colours.ts';
import type { Box } from '../paper/box.ts';
import { fit } from '../paper/fit.ts';
import type { Run } from '../paper/runs.ts';
import type { Sheet } from '../paper/sheet.ts';
import type { TextKind } from '../paper/text-kinds.ts';
import { plainWord } from '../../marked-word.ts';
import { entryOf } from '../../words/words.ts';

const LEADING = 1.14;
const GAP_ABOVE = 2;

export interface SentenceSize {
  kind: TextKind;
  size: number;
}

/** For the class to read; where the meanings are long, for the teacher to read out. */
export const SENTENCE_SIZES: readonly SentenceSize[] = [
  { kind: 'board', size: 40 },
  { kind: 'remark', size: 36 },
  { kind: 'remark', size: 32 },
  { kind: 'remark', size: 28 },
];

export function sentenceHeight(notation: string, width: number, { kind, size }: SentenceSize) {
  const text = { kind, size, content: runsOf(notation), leading: LEADING, width } as const;
  return GAP_ABOVE + fit({ ...text, height: Number.POSITIVE_INFINITY }).height;
}

/** The word at work, which is what tells it from its twin. */
export function putSentence(
  sheet: Sheet,
  {
    name,
    notation,
    box,
    sentence,
  }: { name: string; notation: string; box: Box; sentence: SentenceSize },
): void {
  sheet.text({
    ...sentence,
    name,
    content: runsOf(notation),
    leading: LEADING,
    colour: COLOURS.inkSoft,
    box: { ...box, y: box.y + GAP_ABOVE, height: box.height - GAP_ABOVE },
  });
}

function runsOf(notation: string): Run[] {
  const word = plainWord(notation);
  const { sentence } = entryOf(notation);
  const at = sentence.search(new RegExp(`(?<![\\w'-])${word}(?![\\w-]|'\\w)`, 'u'));
  if (at === -1) return [{ text: sentence }];
  return [
    { text: sentence.slice(0, at) },
    { text: word, font: 'readingBold' as const },
    { text: sentence.slice(at + word.length) },
  ].filter(({ text }) => text !== '');
}
