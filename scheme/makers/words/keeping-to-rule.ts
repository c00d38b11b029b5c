import { wordsOf } from '../../known-words.ts';
import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';

/** The words that the week has children learn because its rule does not explain them. */
export function learntBesideRule({ exception, whichRule = [] }: TeachingWeek): Set<string> {
  const told = / learn (?:it|them)\b/u.test(exception) ? wordsOf(exception) : [];
  const sorted = whichRule.flatMap(({ rule, words }) => (rule.endsWith(': learn it') ? words : []));
  return new Set([...told, ...sorted]);
}

/** The words of the week that can stand beside its rule: all but those that its exception names. */
export function keepingToRule({ groups, exception, examples }: TeachingWeek): string[] {
  const words = groups.flatMap((group) => group.words);
  if (examples !== undefined) {
    return words.filter((notation) => examples.includes(plainWord(notation)));
  }
  const named = new Set(wordsOf(exception));
  return words.filter((notation) => !named.has(plainWord(notation).toLowerCase()));
}
