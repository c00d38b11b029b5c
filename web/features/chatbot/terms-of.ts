import { STOP_WORDS } from '../faq/index.ts';
import { SAME_MEANINGS } from './school-words.ts';
import { stemOf } from './stem-of.ts';

/** A limit on the words that are read, so that a pasted page is answered as quickly as a question. */
const WORDS_READ = 60;

/** The words of a text in lower case and without apostrophes: `Can't Y4's print?` is cant, year, 4, print. */
export function plainWordsOf(text: string): string[] {
  const plain = withSpecialNeeds(text.replaceAll(MARKUP, ' ')).toLowerCase();
  const words = plain.replaceAll(/['’]/g, '').match(WORD) ?? [];
  return words.slice(0, WORDS_READ).flatMap(writtenOut);
}

/** Y4 is year 4, wk7 is week 7 and whats is what. */
function writtenOut(word: string): string[] {
  const { year, week } = SHORT_PLACE.exec(word)?.groups ?? {};
  if (year !== undefined) return ['year', year];
  if (week !== undefined) return ['week', week];
  return [SHORTHAND.get(word) ?? word.replace(SHORT_IS, '$<asked>')];
}

/** What teachers and hurried people write short. */
const SHORTHAND = new Map([
  ['chn', 'children'],
  ['nxt', 'next'],
  ['thru', 'through'],
  ['til', 'until'],
  ['till', 'until'],
  ['tmrw', 'tomorrow'],
  ['hw', 'homework'],
  ['hmwk', 'homework'],
  ['sub', 'subscription'],
  ['subs', 'subscription'],
  ['acct', 'account'],
  ['addr', 'address'],
  ['msg', 'message'],
  ['pg', 'page'],
  ['pgs', 'pages'],
  ['ppl', 'people'],
  ['diff', 'different'],
]);

const MARKUP = /<[^<>]*>/g;
const WORD = /£|[\p{L}\p{N}]+/gu;
const SHORT_PLACE = /^(?:(?:y|yr|year)(?<year>\d)s?|(?:w|wk|week)(?<week>\d{1,2}))$/;
const SHORT_IS = /^(?<asked>what|where|how|who|when|there)s$/;

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
  const longest = LONGEST_BY_FIRST_STEM.get(stems[place] ?? '') ?? 0;
  for (let length = Math.min(longest, stems.length - place); length > 0; length -= 1) {
    const term = MEANINGS.get(stems.slice(place, place + length).join(' '));
    if (term !== undefined) return { term, length };
  }
  return undefined;
}

const TOO_SHORT = 2;

function isCommon(word: string): boolean {
  if (PADDING.has(word)) return true;
  if (word.length <= TOO_SHORT || /^\d+$/.test(word)) return true;
  return STOP_WORDS.has(word) && !QUESTION_WORDS.has(word);
}

/** Words that surround a question and say nothing about it. */
export const PADDING = new Set(
  `hi hiya hey hello morning afternoon evening today tonight tomorrow yesterday asap urgent urgently please pls plz thanks
  thank thx cheers sorry ok okay lol just really actually basically honestly literally stuff bit bits lot lots quick
  somewhere wondering wonder kind simply anyway hope hoping`.split(/\s+/),
);

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

/** How many stems the longest phrase has that begins with a stem; most words begin none. */
const LONGEST_BY_FIRST_STEM = new Map<string, number>();
for (const phrase of MEANINGS.keys()) {
  const [first = '', ...rest] = phrase.split(' ');
  const longest = LONGEST_BY_FIRST_STEM.get(first) ?? 0;
  LONGEST_BY_FIRST_STEM.set(first, Math.max(longest, rest.length + 1));
}

function stemsOf(phrase: string): string {
  return plainWordsOf(phrase).map(stemOf).join(' ');
}
