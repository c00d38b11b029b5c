import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { fitAlike } from '../../words/fitting-alike.ts';
import { practiceWords } from './practice-words.ts';

/** The first letters that tell a missing word from others of its week that would fit as well; none if no other does. */
export function givenLetters(week: TeachingWeek, missing: string): string {
  const words = practiceWords(week).map(({ notation }) => plainWord(notation));
  // At the start of a sentence 'Knock' stands for knock.
  const word = words.includes(missing) ? missing : missing.toLowerCase();
  const rivals = words.filter((other) => fitAlike(word, other));
  if (rivals.length === 0) return '';
  const lengths = Array.from({ length: word.length - 1 }, (_, index) => index + 1);
  const enough = lengths.find((length) =>
    rivals.every((rival) => !rival.startsWith(word.slice(0, length))),
  );
  return missing.slice(0, enough ?? 0);
}
