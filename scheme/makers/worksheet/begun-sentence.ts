import type { TeachingWeek } from '../../week.ts';
import { parseGapSentence } from '../words/gap-sentence.ts';
import { lettersBeforeMarks } from '../words/letters-before-marks.ts';

const GIVEN = 2;

/** The gap keeps the first two letters, but none to watch: 'a b{reakfast}', '{knee}'. */
export function begunSentence(weeks: TeachingWeek[], sentence: string): string {
  const { before, word, after } = parseGapSentence(sentence);
  const given = Math.min(GIVEN, lettersBeforeMarks(weeks, word));
  return `${before}${word.slice(0, given)}{${word.slice(given)}}${after}`;
}
