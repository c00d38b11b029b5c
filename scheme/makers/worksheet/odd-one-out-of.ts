import { parseMarkedWord, plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { entryOf } from '../../words/words.ts';
import { practiceWords } from '../words/practice-words.ts';

const COUNTS = ['one syllable', 'two syllables', 'three syllables', 'four syllables'];

/** What can be true of one word and not of three others, as a child would say it. */
const REASONS: { told: string; isTrue: (word: string) => boolean }[] = [
  { told: 'has a double letter', isTrue: (word) => /(.)\1/u.test(word) },
  { told: 'begins with a vowel letter', isTrue: (word) => /^[aeiou]/iu.test(word) },
  ...COUNTS.map((count, index) => ({
    told: `has ${count}`,
    isTrue: (word: string) => parseMarkedWord(entryOf(word).word).syllables.length === index + 1,
  })),
];

const ALIKE = 3;

/** Four words of a week as a model answer: 'For example: bridge, fridge, lodge, edge. Only edge begins with a vowel letter.' */
export function oddOneOutOf(week: TeachingWeek): string {
  const words = practiceWords(week).map(({ notation }) => plainWord(notation));
  for (const { told, isTrue } of REASONS) {
    const odd = words.find(isTrue);
    const others = words.filter((word) => !isTrue(word)).slice(0, ALIKE);
    if (odd !== undefined && others.length === ALIKE) {
      return `For example: ${[...others, odd].join(', ')}. Only ${odd} ${told}.`;
    }
  }
  return '';
}
