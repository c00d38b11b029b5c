import type { Database } from '../../db/database.ts';
import { isWithout, type LibraryWord, listSimilarWords } from './texts.queries.ts';

const SHORTEST_WORD = 4;
/** Up to this length a word may differ by one letter, a longer one by two. */
const SHORT_WORD = 5;
/** Nobody mistakes the first letter for another, but a silent one is left out. */
const FIRST_LETTER_COST = 1;
const NEAREST = 10;
const MOST_PAGES = 500;
/** The other word must be on this many times as many pages. */
const TIMES_AS_COMMON = 3;
/** A vowel is easily mistaken for another, a consonant is not. */
const CONSONANT_COST = 1.5;
const VOWELS = 'aeiouy';
/** Two neighbouring letters that changed places are the commonest mistake of all: 'cheif' is 'chief' before 'chef'. */
const SWAPPED_COST = 0.5;
/** 'c' and 's' are often the same sound, but not before an 'h': 'wich' is no 'wish'. */
const SAME_SOUND_COST = 0.5;
const SAME_SOUND = 'cs';
/** Most misspellings double the wrong letter, leave out a silent 'e' or write 'f' for 'ph'. */
const UNHEARD_COST = 0.5;
/** Words farther apart than this are never taken for each other. */
const FARTHEST = 2;
/** The largest distance between a worksheet's misspelling and the word that it stands for. */
const MISSPELLING_DISTANCE = 1;

/**
 * What may have been meant by words that are nowhere or hardly anywhere in the library: the word that is much more
 * common and differs by a letter or two. Worksheets have misspelt words on purpose, so being somewhere is not enough;
 * being in a week without the other word is.
 */
export async function findSpellings(
  db: Database,
  words: string[],
  pages: ReadonlyMap<string, number>,
): Promise<Map<string, string>> {
  const spellings = new Map<string, string>();
  for (const word of words) {
    const meant = await findSpelling(db, word, pages.get(word) ?? 0);
    if (meant !== undefined) spellings.set(word, meant);
  }
  return spellings;
}

async function findSpelling(db: Database, word: string, own: number): Promise<string | undefined> {
  if (word.length < SHORTEST_WORD || /\P{L}/u.test(word)) return undefined;
  if (own * TIMES_AS_COMMON >= MOST_PAGES) return undefined;
  const listed = await listSimilarWords(db, word);
  const similar = listed
    .filter((each) => haveSimilarLetters(word, each.word))
    .map((each) => ({ ...each, pages: Math.min(each.pages, MOST_PAGES) }));
  const [best] = similar
    .map((each) => ({ ...each, distance: distanceBetween(word, each.word) }))
    .filter(({ word: other, distance }) => other !== word && distance <= mostBetween(word, other))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, NEAREST)
    .filter(({ pages }) => pages > own * TIMES_AS_COMMON)
    .toSorted((a, b) => a.distance - b.distance || b.pages - a.pages);
  if (!best || (own > 0 && (await isWithout(db, word, best.word)))) return undefined;
  return (await findCommonNeighbour(db, best, similar)) ?? best.word;
}

/** The word that a misspelling of a worksheet stands for. */
async function findCommonNeighbour(
  db: Database,
  { word, pages }: LibraryWord,
  similar: LibraryWord[],
): Promise<string | undefined> {
  const neighbour = similar
    .filter((other) => other.word !== word && other.pages >= pages * TIMES_AS_COMMON)
    .toSorted((a, b) => b.pages - a.pages)
    .find((other) => distanceBetween(word, other.word) <= MISSPELLING_DISTANCE);
  if (!neighbour || (await isWithout(db, word, neighbour.word))) return undefined;
  return neighbour.word;
}

/** Quicker than computing their distance, and leaves few words to compare. */
function haveSimilarLetters(word: string, other: string): boolean {
  return lettersMissing(word, other) <= FARTHEST && lettersMissing(other, word) <= FARTHEST;
}

/** How many letters of a word the other one does not have. */
function lettersMissing(word: string, other: string): number {
  let missing = 0;
  for (let i = 0; i < word.length; i += 1) if (!other.includes(word.charAt(i))) missing += 1;
  return missing;
}

function distanceBetween(word: string, other: string): number {
  const isOtherFirst = word[0] !== other[0] && word.length >= other.length;
  return editDistance(word, other) + (isOtherFirst ? FIRST_LETTER_COST : 0);
}

function mostBetween(word: string, other: string): number {
  const isShort = word.length <= SHORT_WORD;
  const isReordered = word.length === SHORT_WORD && lettersOf(word) === lettersOf(other);
  return isShort && !isReordered ? 1 : FARTHEST;
}

function lettersOf(word: string): string {
  return word.split('').toSorted().join('');
}

/** How far apart two words are; all letters that are not heard together count half a letter. */
export function editDistance(one: string, other: string): number {
  const written = lettersBetween(one, other);
  const [heard, otherHeard] = [heardLetters(one), heardLetters(other)];
  if (heard === one && otherHeard === other) return written;
  return Math.min(written, lettersBetween(heard, otherHeard) + UNHEARD_COST);
}

/** 'increase' without its last letter, 'dinner' with one 'n', 'phonics' with 'f'. */
function heardLetters(word: string): string {
  // Most words have none of these, and replacing nothing takes several times as long.
  if (!/(.)\1|ph|e$/.test(word)) return word;
  return word
    .replaceAll(/(\p{L})\1/gu, '$1')
    .replaceAll('ph', 'f')
    .replace(/e$/, '');
}

/**
 * How many letters to change, add, leave out or swap with their neighbour; a changed consonant counts more, a swap
 * less. Infinity as soon as the distance is certainly too large, because thousands of words are compared.
 */
function lettersBetween(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], []];
  for (let j = 0; j <= other.length; j += 1) last.push(j);
  let leastBefore = 0;
  for (let i = 0; i < one.length; i += 1) {
    const row = [i + 1];
    let least = i + 1;
    for (let j = 0; j < other.length; j += 1) {
      const changed = (last[j] ?? 0) + costAt(one, i, other, j);
      const added = Math.min(last[j + 1] ?? 0, row[j] ?? 0) + 1;
      const isSwapped = i > 0 && j > 0 && one[i] === other[j - 1] && one[i - 1] === other[j];
      const swapped = isSwapped ? (before[j - 1] ?? 0) + SWAPPED_COST : Infinity;
      const cell = Math.min(changed, added, swapped);
      row.push(cell);
      if (cell < least) least = cell;
    }
    if (Math.min(least, leastBefore) > FARTHEST) return Infinity;
    leastBefore = least;
    [before, last] = [last, row];
  }
  return last.at(-1) ?? 0;
}

function costAt(one: string, i: number, other: string, j: number): number {
  const letter = one.charAt(i);
  const wanted = other.charAt(j);
  if (letter === wanted) return 0;
  if (VOWELS.includes(letter) && VOWELS.includes(wanted)) return 1;
  const isBeforeH = one[i + 1] === 'h' || other[j + 1] === 'h';
  const isSameSound = SAME_SOUND.includes(letter) && SAME_SOUND.includes(wanted);
  return isSameSound && !isBeforeH ? SAME_SOUND_COST : CONSONANT_COST;
}
