import { wordsOf } from '../../known-words.ts';
import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';

/** The words of the week that can stand beside its rule: all but those that its exception names. */
export function keepingToRule({ groups, exception, examples }: TeachingWeek): string[] {
  const words = groups.flatMap((group) => group.words);
  if (examples !== undefined) {
    return words.filter((notation) => examples.includes(plainWord(notation)));
  }
  const named = new Set(wordsOf(exception));
  return words.filter((notation) => !named.has(plainWord(notation).toLowerCase()));
}
