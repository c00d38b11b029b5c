import { parseMarkedWord } from '../../marked-word.ts';
import { COLOURS } from './colours.ts';
import type { Run } from './runs.ts';

/** A word with the part that carries the pattern marked by weight and shape, on the board also by colour. */
export function markedRuns(notation: string, place: 'board' | 'print'): Run[] {
  const runs: Run[] = [];
  let wasMarked: boolean | undefined;
  for (const { letter, isMarked } of parseMarkedWord(notation).letters) {
    const last = runs.at(-1);
    if (last !== undefined && isMarked === wasMarked) last.text += letter;
    else runs.push({ text: letter, ...(isMarked ? MARKED[place] : {}) });
    wasMarked = isMarked;
  }
  return runs;
}

const MARKED = {
  board: { font: 'readingBold', colour: COLOURS.apple, mark: 'pattern' },
  print: { font: 'readingBold', mark: 'underlined' },
} as const;
