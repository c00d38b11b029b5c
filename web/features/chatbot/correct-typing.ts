import { stemOf } from './stem-of.ts';

/** Shorter words have too many neighbours. */
const SHORTEST = 4;
const LONGEST = 20;
/** A word of this length may have a wrong letter, or two slips; in a shorter one a wrong letter makes another word. */
const WRONG_LETTER_FROM = 6;
/** A wrong vowel is forgiven in a word of this length, such as `pront`. */
const WRONG_VOWEL_FROM = 5;
const TWO_SLIPS_FROM = 8;
/** Two slips are also forgiven in a word of this length when it has the right consonants, such as `expierd`. */
const TWO_VOWELS_FROM = 6;

/** Replaces a mistyped word by the nearest known word; of equally near ones by the first. */
export function createTypingCorrector(known: Iterable<string>): (word: string) => string {
  const words = new Set(known);
  const stems = new Set([...words].map(stemOf));
  const byFirstLetter = groupByFirstLetter(words);

  return (typed) => {
    const isRead = typed.length < SHORTEST || typed.length > LONGEST || stems.has(stemOf(typed));
    if (isRead || /\d/.test(typed)) return typed;
    const [first = '', second = ''] = typed;
    const candidates = byFirstLetter.get(first) ?? [];
    const swapped = (byFirstLetter.get(second) ?? []).filter((word) => word[1] === first);
    return nearest(typed, [...candidates, ...swapped]) ?? typed;
  };
}

function groupByFirstLetter(words: Iterable<string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const group = groups.get(word[0] ?? '');
    if (group) group.push(word);
    else groups.set(word[0] ?? '', [word]);
  }
  return groups;
}

function nearest(typed: string, candidates: readonly string[]): string | undefined {
  let most = typed.length >= TWO_VOWELS_FROM ? 2 : 1;
  let found: string | undefined;
  for (const candidate of candidates) {
    if (candidate.length < SHORTEST || Math.abs(candidate.length - typed.length) > most) continue;
    if (mayBeAnotherWord(typed, candidate)) continue;
    const slips = countSlips(typed, candidate);
    if (slips > most) continue;
    const isTooFar = slips > 1 && typed.length < TWO_SLIPS_FROM;
    if (isTooFar && consonantsOf(typed) !== consonantsOf(candidate)) continue;
    found = candidate;
    // From here on only a nearer one is better.
    most = slips - 1;
  }
  return found;
}

function mayBeAnotherWord(typed: string, candidate: string): boolean {
  if (typed.length >= WRONG_LETTER_FROM || !hasWrongLetter(typed, candidate)) return false;
  return typed.length < WRONG_VOWEL_FROM || consonantsOf(typed) !== consonantsOf(candidate);
}

/** Of two words of one length: whether they differ by more than the order of their letters. */
function hasWrongLetter(typed: string, candidate: string): boolean {
  const lettersOf = (word: string) => word.split('').toSorted().join('');
  return typed.length === candidate.length && lettersOf(typed) !== lettersOf(candidate);
}

/** The consonants in their order, double ones once. */
function consonantsOf(word: string): string {
  return word.replaceAll(/[aeiou]/g, '').replaceAll(/(.)\1/g, '$1');
}

/** How many letters are missing, added, replaced or have changed places with their neighbour. */
export function countSlips(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        ...(isSwapped ? [(before[column - 2] ?? 0) + 1] : []),
      );
    }
    before = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
