import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { entryOf } from '../../words/words.ts';
import { asSpoken } from './gap-sentence.ts';
import { spread } from './spread.ts';

const COUNT = 5;

interface ExitWord {
  word: string;
  /** Read out between the word and the word again. */
  sentence: string;
}

/** Five words to close the week with; unless it names them, four from all its groups and one known by heart. */
export function exitWords(week: TeachingWeek): ExitWord[] {
  return (
    week.exitSentences?.map(asSpoken) ??
    (week.exit ?? pickedWords(week)).map((word) => ({ word, sentence: entryOf(word).sentence }))
  );
}

function pickedWords({ groups, byHeart }: TeachingWeek): string[] {
  const lastWords = byHeart.flatMap(({ forms }) => forms.map(plainWord)).slice(0, 1);
  const pattern = groups
    .flatMap(({ words }) => words.map(plainWord))
    .filter((word) => !lastWords.includes(word));
  return [...spread(pattern, COUNT - lastWords.length), ...lastWords];
}
