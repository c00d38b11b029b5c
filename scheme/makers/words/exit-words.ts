import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { spread } from './spread.ts';

const COUNT = 5;

/** Five words to close the week with; unless it names them, four from all its groups and one known by heart. */
export function exitWords({ exit, groups, byHeart }: TeachingWeek): string[] {
  if (exit !== undefined) return exit;
  const lastWords = byHeart.flatMap(({ forms }) => forms.map(plainWord)).slice(0, 1);
  const pattern = groups
    .flatMap(({ words }) => words.map(plainWord))
    .filter((word) => !lastWords.includes(word));
  return [...spread(pattern, COUNT - lastWords.length), ...lastWords];
}
