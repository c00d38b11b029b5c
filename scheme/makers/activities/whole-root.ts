import { PLAIN_WORDS } from '../../plain-words.ts';
import { parseMorphemes } from '../../words/word-parts.ts';
import { WORDS } from '../../words/words.ts';

const AFFIX =
  /^(?:un|in|il|im|ir|re|de|dis|mis|sub|pre|pro|con|com|inter|super|anti|auto|trans|[ai]bl[ey]|[iu]?al|al?ly|ly|[ei]?ous|(?:[ai]?t)?ion|[ei]?ence|ance|[ae]ncy|[ae]nt|or|e[dnr]|ing|ment|ness|ful|less|ate|ary|ite|ity|ive|ise|est|ee|ical?|ian|age|a?ture|ure|esque)$/u;
const SHORTEST_ROOT = 3;
const SHORTEST_CHANGED = 5;

/** Roots that no meaning or sentence has, but which the notes of a week point out inside a word. */
const POINTED_OUT = ['govern'];

/** Words that children meet in the scheme: taught ones, and those of meanings and sentences. Names are left out. */
const KNOWN = new Set([
  ...POINTED_OUT,
  ...PLAIN_WORDS.split(/\s+/u),
  ...[...WORDS].flatMap(([word, { meaning, sentence }]) => [
    word,
    ...(`${meaning} ${sentence}`.match(/(?<![\w'-])[a-z]+(?![\w'-])/gu) ?? []),
  ]),
]);

/** Parts that look like a word but mean another thing: there is no leg in legible, and no ice in practice. */
const LOOK_ALIKES = new Set(['leg', 'ana', 'ice', 'corn', 'scent', 'sent']);

/** Roots that lose, change or double a letter before an ending stand in the entries as the words they are: defer in 'deferr=defer|ed'. */
const WRITTEN_WHOLE = new Set(
  [...WORDS].flatMap(([, { morphemes = '' }]) =>
    parseMorphemes(morphemes)
      .slice(0, -1)
      .flatMap(({ letters, alone }) =>
        letters !== alone && alone.length >= SHORTEST_CHANGED ? [alone] : [],
      ),
  ),
);

export function isKnownWord(word: string): boolean {
  return (KNOWN.has(word) || WRITTEN_WHOLE.has(word)) && !LOOK_ALIKES.has(word);
}

/** Whether a word that children know stands first, as it is or changed at the join, and nothing but endings after it. */
export function hasRootFirst(morphemes: string): boolean {
  const [root, ...endings] = parseMorphemes(morphemes);
  return (
    root !== undefined &&
    root.alone.length >= SHORTEST_ROOT &&
    isKnownWord(root.alone) &&
    endings.length > 0 &&
    endings.every(({ letters }) => AFFIX.test(letters))
  );
}

/** The same, with endings that do not change at the join: ignore and ance. */
export function hasEndings(morphemes: string): boolean {
  const [, ...endings] = parseMorphemes(morphemes);
  return hasRootFirst(morphemes) && endings.every(({ letters, alone }) => letters === alone);
}

/** Whether a child can see a word in the word: fury in furious, but nothing in technique. */
export function hasWholeRoot(morphemes: string): boolean {
  return parseMorphemes(morphemes).some(
    ({ alone }) => alone.length >= SHORTEST_ROOT && !AFFIX.test(alone) && isKnownWord(alone),
  );
}
