/** What a teacher reads out for each word: number, word, sentence, word. */
export function scriptFor(words: { word: string; sentence: string }[]): string[] {
  return words.map(({ word, sentence }, index) => `${index + 1}. ${word}. ${sentence} ${word}.`);
}
