/** Letters that a child writes in one line. */
const LETTERS_IN_LINE: Record<string, number> = { 'Year 2': 30, 'Year 3': 35, 'Year 4': 35 };
const OF_THE_OLDEST = 50;
const FEWEST_FOR_A_SENTENCE = 2;

/** How many lines dictated sentences take, each begun on a new one. */
export function linesFor(year: string, sentences: string[]): number {
  const letters = LETTERS_IN_LINE[year] ?? OF_THE_OLDEST;
  return sentences
    .map(({ length }) => Math.max(FEWEST_FOR_A_SENTENCE, Math.ceil(length / letters)))
    .reduce((sum, lines) => sum + lines, 0);
}
