/** Names of years, weeks and resources, parts of them, and what no name has. */
export function nameTerms(): string[] {
  return ['slides', 'w', 'week 1', 'sheet 7', 'zebra', 'year 5', 'spelling rule', 'e', '17.pdf'];
}

/**
 * Common and rare words, beginnings, pairs, phrases, words of a place, and misspelt words: with a letter too many, with
 * two letters swapped, and beside another word.
 */
export function textTerms(words: string[]): string[] {
  const at = (share: number) => words[Math.floor(words.length * share)] ?? '';
  return [
    ...[0, 0.0001, 0.001, 0.01, 0.1, 0.3, 0.6, 0.9].map(at),
    at(0.2).slice(0, 3),
    `${at(0.01)} ${at(0.02)}`,
    `"${at(0.001)} ${at(0.002)}"`,
    `${at(0.1)} year 5`,
    `x${at(0.4)}`,
    swapped(at(0.5)),
    `${at(0.01)} ${swapped(at(0.7))}`,
    `${at(0.8)} year 5 week 7`,
  ];
}

/** With its third and fourth letter in each other's place. */
function swapped(word: string): string {
  return word.replace(/^(..)(.)(.)/u, '$1$3$2');
}
