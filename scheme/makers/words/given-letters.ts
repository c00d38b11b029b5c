import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { fitAlike } from '../../words/fitting-alike.ts';
import { lettersBeforeMarks } from './letters-before-marks.ts';
import { practiceWords } from './practice-words.ts';

/** What is told of a missing word, none of it the letters to watch. */
interface GivenLetters {
  start: string;
  end: string;
  /** How many letters the whole word has, where that is told. */
  length?: number;
}

/** What tells a missing word from others of its week that would fit as well: its first letters, else its length, else its last letter; nothing if no other does. A length that a word bank makes needless is not told. */
export function givenLetters(week: TeachingWeek, missing: string, bank?: string[]): GivenLetters {
  const words = practiceWords(week).map(({ notation }) => plainWord(notation));
  // At the start of a sentence 'Knock' stands for knock.
  const word = words.includes(missing) ? missing : missing.toLowerCase();
  // 'Forward' is the start of forwards: its sentence leaves one possible.
  const rivals = words.filter((other) => fitAlike(word, other) && !other.startsWith(word));
  if (rivals.length === 0) return { start: '', end: '' };
  const most = Math.max(1, lettersBeforeMarks([week], word));
  const lengths = Array.from({ length: Math.min(most, word.length - 1) }, (_, index) => index + 1);
  const enough = lengths.find((length) => !isShared(rivals, word.slice(0, length)));
  if (enough !== undefined) return { start: missing.slice(0, enough), end: '' };
  const start = missing.slice(0, 1);
  const sameStart = rivals.filter((rival) => rival.startsWith(word.slice(0, 1)));
  if (bank !== undefined && !sameStart.some((rival) => bank.includes(rival))) {
    return { start, end: '' };
  }
  return sameStart.every(({ length }) => length !== word.length)
    ? { start, end: '', length: word.length }
    : { start, end: missing.slice(-1) };
}

function isShared(rivals: string[], start: string): boolean {
  return rivals.some((rival) => rival.startsWith(start));
}
