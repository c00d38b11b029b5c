import type { Crossword, NumberedWord } from '../activities/crossword.ts';
import type { Block } from '../paper/flowing.ts';

export function crosswordAnswers(label: string, { across, down }: Crossword): Block {
  return {
    kind: 'text',
    label,
    content: `Across: ${listed(across)}. Down: ${listed(down)}.`,
  };
}

function listed(words: NumberedWord[]): string {
  return words.map(({ number, word }) => `${number}\u00A0${word}`).join(', ');
}
