/** A word needs this many letters, of which one is a vowel, after its ending has been taken off. */
const LEAST_STEM = 3;

/** The word without its ending: worksheets and worksheet, printing and printed have one stem each. It need not be a word. */
export function stemOf(word: string): string {
  let stem = word;
  if (stem.endsWith('ies')) stem = withEnding(stem, 3, 'y');
  else if (/[^su]s$/.test(stem)) stem = withEnding(stem, 1);
  if (stem.endsWith('ing')) stem = withEnding(stem, 3);
  else if (stem.endsWith('ed')) stem = withEnding(stem, 2);
  if (stem.endsWith('e')) stem = withEnding(stem, 1);
  // Planning has two letters where plan has one.
  return /([^aeiou])\1$/.test(stem) ? withEnding(stem, 1) : stem;
}

function withEnding(word: string, letters: number, ending = ''): string {
  const stem = `${word.slice(0, -letters)}${ending}`;
  return stem.length >= LEAST_STEM && /[aeiouy]/.test(stem) ? stem : word;
}
