/**
 * One word of the week with its syllables and the part that carries the pattern:
 * 'vil|l[age]' has the syllables vil and lage, and age is marked.
 */
export interface MarkedWord {
  word: string;
  syllables: string[];
  letters: { letter: string; isMarked: boolean }[];
}

export function parseMarkedWord(notation: string): MarkedWord {
  const letters: MarkedWord['letters'] = [];
  const syllables = [''];
  let isMarked = false;
  for (const letter of notation) {
    if (letter === '[' || letter === ']') {
      if (isMarked === (letter === '[')) throw new Error(`Brackets do not match in "${notation}".`);
      isMarked = letter === '[';
    } else if (letter === '|') {
      syllables.push('');
    } else {
      letters.push({ letter, isMarked });
      syllables[syllables.length - 1] += letter;
    }
  }
  if (isMarked) throw new Error(`A bracket is left open in "${notation}".`);
  return { word: syllables.join(''), syllables, letters };
}

export function plainWord(notation: string): string {
  return notation.replaceAll(/[[\]|]/gu, '');
}

/** The letters that carry the pattern, one string for each stretch of them. */
export function markedParts({ letters }: MarkedWord): string[] {
  return letters
    .map(({ letter, isMarked }) => (isMarked ? letter : ' '))
    .join('')
    .split(' ')
    .filter((part) => part !== '');
}
