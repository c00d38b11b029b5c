import type { TeachingWeek } from '../../week.ts';
import { exitWords } from './exit-words.ts';

const COUNT = 3;

/** Sentences with words of the week, to show what a good answer to an open task sounds like. */
export function modelSentences(week: TeachingWeek): string {
  const sentences = exitWords(week).map(({ sentence }) => sentence);
  return `Sentences of this kind: ${sentences.slice(0, COUNT).join(' ')}`;
}
