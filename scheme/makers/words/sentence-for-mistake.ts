import type { TeachingWeek } from '../../week.ts';
import { entryOf } from '../../words/words.ts';
import { exitWords } from './exit-words.ts';
import { parseGapSentence } from './gap-sentence.ts';

/** A sentence with something else where the word stands; never one of the Exit check or the dictation. */
export function sentenceWith(
  week: TeachingWeek,
  word: string,
  instead: string,
): string | undefined {
  const put = (sentence: string): string =>
    sentence.replace(new RegExp(`(?<![\\w'-])${word}(?![\\w-]|'\\w)`, 'u'), () => instead);
  const { sentence } = entryOf(word);
  if (!exitWords(week).some((asked) => asked.sentence === sentence)) return put(sentence);
  const missing = week.missingWords.find((one) => parseGapSentence(one).word === word);
  if (missing !== undefined) {
    const { before, after } = parseGapSentence(missing);
    return `${before}${instead}${after}`;
  }
  const told = week.proofreading
    .map((one) => one.replaceAll(/\{[^{}=]+=([^{}]+)\}/gu, '$1'))
    .find((one) => put(one) !== one);
  return told === undefined ? undefined : put(told);
}
