import type { TeachingWeek } from '../../week.ts';
import { entryOf } from '../../words/words.ts';
import { exitWords } from './exit-words.ts';
import { parseGapSentence } from './gap-sentence.ts';

/** A sentence with something else where the word stands; never one of the Exit check, the dictation or a story. */
export function sentenceWith(
  week: TeachingWeek,
  word: string,
  instead: string,
): string | undefined {
  const put = (sentence: string): string =>
    sentence.replace(new RegExp(`(?<![\\w'-])${word}(?![\\w-]|'\\w)`, 'u'), () => instead);
  const own = week.mistakes.find(({ right }) => right === word)?.sentence;
  if (own !== undefined) return put(own);
  const { sentence } = entryOf(word);
  if (!exitWords(week).some((asked) => asked.sentence === sentence)) return put(sentence);
  const missing = week.missingWords.find((one) => parseGapSentence(one).word === word);
  if (missing === undefined) return undefined;
  const { before, after } = parseGapSentence(missing);
  return `${before}${instead}${after}`;
}
