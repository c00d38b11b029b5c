const ENDINGS = ['s', 'es', 'ed', 'ing', 'er', 'est'];
const SHORTEST_STEM = 3;

/** Whether two words are the same but for an ending: hike and hiker, copy and copies, run and running. */
export function areFormsOfOneWord(one: string, other: string): boolean {
  const stems = stemsOf(one);
  return [...stemsOf(other)].some((stem) => stems.has(stem));
}

/** The word and what it may be without its ending, for comparing only: 'running' gives running, runn, runne and run. */
function stemsOf(word: string): Set<string> {
  const small = word.toLowerCase();
  const cut = ENDINGS.filter((ending) => small.endsWith(ending))
    .map((ending) => small.slice(0, -ending.length))
    .filter((stem) => stem.length >= SHORTEST_STEM && /[aeiouy]/u.test(stem));
  const restored = cut.flatMap((stem) => [
    stem,
    `${stem}e`,
    stem.replace(/i$/u, 'y'),
    stem.replace(/([^aeiou])\1$/u, '$1'),
  ]);
  return new Set([small, ...restored]);
}
