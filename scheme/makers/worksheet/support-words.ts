import { plainWord } from '../../marked-word.ts';
import type { ReviewWeek, TeachingWeek } from '../../week.ts';
import { entryOf } from '../../words/words.ts';
import { exitWords } from '../words/exit-words.ts';
import { parseGapSentence } from '../words/gap-sentence.ts';
import { practiceWords } from '../words/practice-words.ts';

const MOST_WORDS = 6;
const SENTENCES = 3;
export const SUPPORT_LOOK_BACK = 3;

/** Six words to begin with: those of the Exit check, and the next of the list. */
export function supportWords(week: TeachingWeek): string[] {
  const exit = exitWords(week).map(({ word }) => word);
  const all = practiceWords(week).map(({ notation }) => plainWord(notation));
  return [...new Set([...exit, ...all])].slice(0, MOST_WORDS);
}

/** Sentences with a gap for words of part A: those of the core sheet first, as the Exit check reads out the others. */
export function supportSentences(week: TeachingWeek): string[] {
  const traced = supportWords(week);
  const ofWeek = week.missingWords.filter((sentence) =>
    traced.includes(uncapitalised(parseGapSentence(sentence).word, traced)),
  );
  const asked = new Set(
    ofWeek.map((sentence) => uncapitalised(parseGapSentence(sentence).word, traced)),
  );
  const others = traced.filter((word) => !asked.has(word)).map(ownSentence);
  return [...ofWeek, ...others].slice(0, SENTENCES);
}

/** At the start of a sentence 'Knock' stands for knock. */
function uncapitalised(word: string, words: string[]): string {
  return words.includes(word) ? word : word.toLowerCase();
}

function ownSentence(word: string): string {
  const { sentence } = entryOf(word);
  const at = sentence.search(new RegExp(`\\b${word}(?![a-z])`, 'u'));
  return `${sentence.slice(0, at)}{${word}}${sentence.slice(at + word.length)}`;
}

export const SUPPORT_STEP = 2;

/** Every other sentence of the check, so that each week under review is asked. */
export function supportNumbers({ check }: ReviewWeek): number[] {
  return check.flatMap((_, index) => (index % SUPPORT_STEP === 0 ? [index + 1] : []));
}
