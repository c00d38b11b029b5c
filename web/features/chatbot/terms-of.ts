import { STOP_WORDS } from '../faq/index.ts';
import { SAME_MEANINGS } from './school-words.ts';
import { stemOf } from './stem-of.ts';

/** A limit on the words that are read, so that a pasted page is answered as quickly as a question. */
const WORDS_READ = 60;

/** The words of a text in lower case and without apostrophes: `Can't Y4's print?` is cant, year, 4, print. */
export function plainWordsOf(text: string): string[] {
  const plain = withSpecialNeeds(text.replaceAll(MARKUP, ' ')).toLowerCase();
  const words = plain.replaceAll(/['’]/g, '').match(WORD) ?? [];
  return words.slice(0, WORDS_READ).flatMap((word) => {
    const year = SHORT_YEAR.exec(word)?.groups?.['number'];
    return year === undefined ? [word] : ['year', year];
  });
}

const MARKUP = /<[^<>]*>/g;
const WORD = /£|[\p{L}\p{N}]+/gu;
const SHORT_YEAR = /^(?:y|yr|year)(?<number>\d)s?$/;

/** In capitals SEND is special needs, unless all of the text is in capitals. */
function withSpecialNeeds(text: string): string {
  const isShouted = text.includes(' ') && !/\p{Ll}/u.test(text);
  return isShouted ? text : text.replaceAll(/\bSEND?\b/g, 'special needs');
}

/** What the words say: phrases of the same meaning as one term, other words as their stems, and no common words. */
export function termsOf(words: readonly string[]): Set<string> {
  const stems = words.map(stemOf);
  const terms = new Set<string>();
  for (let place = 0; place < stems.length;) {
    const { term, length } = phraseAt(stems, place) ?? { term: stems[place] ?? '', length: 1 };
    if (length > 1 || MEANINGS.has(stems[place] ?? '') || !isCommon(words[place] ?? '')) {
      terms.add(term);
    }
    place += length;
  }
  return terms;
}

/** The longest phrase of `SAME_MEANINGS` that begins at a place. */
function phraseAt(stems: readonly string[], place: number) {
  for (let length = LONGEST_PHRASE; length > 0; length -= 1) {
    const term = MEANINGS.get(stems.slice(place, place + length).join(' '));
    if (term !== undefined && place + length <= stems.length) return { term, length };
  }
  return undefined;
}

const TOO_SHORT = 2;

function isCommon(word: string): boolean {
  if (word.length <= TOO_SHORT || /^\d+$/.test(word)) return true;
  return STOP_WORDS.has(word) && !QUESTION_WORDS.has(word);
}

/** Common words that tell 'where are the slides' from 'can I get the slides'. */
const QUESTION_WORDS = new Set(
  'where when who why which what how can does have need get all any own'.split(' '),
);

/** From each phrase, in stems, to the phrase that stands for its meaning. */
const MEANINGS = new Map(
  SAME_MEANINGS.flatMap((phrases) =>
    phrases.map((phrase) => [stemsOf(phrase), stemsOf(phrases[0] ?? '')]),
  ),
);

const LONGEST_PHRASE = Math.max(...[...MEANINGS.keys()].map((key) => key.split(' ').length));

function stemsOf(phrase: string): string {
  return plainWordsOf(phrase).map(stemOf).join(' ');
}
