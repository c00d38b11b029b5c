/** Whether a text has the word by itself: not their in theirs, nor girl in girl's. */
export function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w'-])${word}(?![\\w-]|'\\w)`, 'iu').test(text);
}
