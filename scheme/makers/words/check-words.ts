import { taughtIn } from '../../known-words.ts';
import type { ReviewWeek, TeachingWeek } from '../../week.ts';
import { asSentence } from './as-sentence.ts';
import { capitalised } from './capitalised.ts';
import { parseGapSentence } from './gap-sentence.ts';

interface CheckWord {
  number: number;
  word: string;
}

/** The words of the check under the week that taught them; what was taught earlier stands last. */
export function wordsByWeek(
  { check }: ReviewWeek,
  reviewed: { number: number; week: TeachingWeek }[],
): { label: string; focus: string; words: CheckWord[] }[] {
  const left = check.map((sentence, index) => ({
    number: index + 1,
    word: parseGapSentence(sentence).word,
  }));
  const byWeek = reviewed.map(({ number, week }) => {
    const taught = new Set(taughtIn(week).map((word) => word.toLowerCase()));
    const words = take(left, ({ word }) => taught.has(word.toLowerCase()));
    return { label: `Week ${number}`, focus: asSentence(capitalised(week.focus)), words };
  });
  if (left.length === 0) return byWeek;
  return [...byWeek, { label: 'Earlier', focus: 'Words taught before.', words: left }];
}

function take<Item>(items: Item[], isWanted: (item: Item) => boolean): Item[] {
  const wanted = items.filter(isWanted);
  items.splice(0, items.length, ...items.filter((item) => !isWanted(item)));
  return wanted;
}
