import { taughtIn } from '../../known-words.ts';
import { plainWord } from '../../marked-word.ts';
import type { ReviewWeek, TeachingWeek } from '../../week.ts';
import { asSentence } from './as-sentence.ts';
import { capitalised } from './capitalised.ts';
import { parseGapSentence } from './gap-sentence.ts';

interface CheckWord {
  number: number;
  word: string;
}

interface WordsUnderHeading {
  label: string;
  focus: string;
  words: CheckWord[];
}

type Reviewed = { number: number; week: TeachingWeek }[];

/** The words of the check under the week that taught them; what was taught earlier stands last. */
export function wordsByWeek({ check }: ReviewWeek, reviewed: Reviewed): WordsUnderHeading[] {
  const left = check.map((sentence, index) => ({
    number: index + 1,
    word: parseGapSentence(sentence).word,
  }));
  const byWeek = reviewed.map(({ number, week }) => ({
    label: `Week ${number}`,
    focus: asSentence(capitalised(week.focus)),
    words: takeWords(left, taughtIn(week)),
  }));
  return withWords([...byWeek, { label: 'Earlier', focus: 'Words taught before.', words: left }]);
}

/** The same, with words that no pattern explains, as they are learnt by heart, under a heading of their own. */
export function wordsByRule(week: ReviewWeek, reviewed: Reviewed): WordsUnderHeading[] {
  const known = reviewed.flatMap((one) =>
    one.week.byHeart.flatMap(({ forms }) => forms.map(plainWord)),
  );
  const byWeek = wordsByWeek(week, reviewed);
  const byHeart = byWeek.flatMap(({ words }) => takeWords(words, known));
  return withWords([
    ...byWeek,
    {
      label: 'By heart',
      focus: 'Learnt letter by letter.',
      words: byHeart.toSorted((one, other) => one.number - other.number),
    },
  ]);
}

function withWords(headings: WordsUnderHeading[]): WordsUnderHeading[] {
  return headings.filter(({ words }) => words.length > 0);
}

function takeWords(items: CheckWord[], words: string[]): CheckWord[] {
  const wanted = new Set(words.map((word) => word.toLowerCase()));
  const isWanted = ({ word }: CheckWord) => wanted.has(word.toLowerCase());
  const taken = items.filter(isWanted);
  items.splice(0, items.length, ...items.filter((item) => !isWanted(item)));
  return taken;
}
