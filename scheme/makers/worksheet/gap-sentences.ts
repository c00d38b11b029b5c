import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { entryOf } from '../../words/words.ts';
import { weekActivities } from '../activities/week-activities.ts';
import type { WeekPlace } from '../week-place.ts';
import { exitWords } from '../words/exit-words.ts';
import { parseGapSentence } from '../words/gap-sentence.ts';
import { practiceWords } from '../words/practice-words.ts';

const LONGEST = 85;

/** The sentences with a missing word; one that the board has as well gives way to that of another word, where there is one. */
export function gapSentences(place: WeekPlace, week: TeachingWeek): string[] {
  const fresh = freshSentences(place, week);
  return week.missingWords.map((sentence) =>
    isOnBoard(place, week, sentence) ? (fresh.shift() ?? sentence) : sentence,
  );
}

/** Whether the class corrects or chooses the word in this very sentence, or learns its meaning from it. */
export function isOnBoard(place: WeekPlace, week: TeachingWeek, gapSentence: string): boolean {
  const { before, word, after } = parseGapSentence(gapSentence);
  const isMeaning =
    meaningWords(week).includes(word) && entryOf(word).sentence === `${before}${word}${after}`;
  if (isMeaning) return true;
  return weekActivities(place).mistakes.items.some(
    ({ prompt, answer }) =>
      answer === word && prompt.startsWith(before) && prompt.slice(before.length).includes(after),
  );
}

/** The sentence of a word with the word as its gap; nothing where it begins with a capital there. */
export function ownGapSentence(word: string): string | undefined {
  const { sentence } = entryOf(word);
  const at = sentence.search(new RegExp(`\\b${word}(?![a-z])`, 'u'));
  return at === -1
    ? undefined
    : `${sentence.slice(0, at)}{${word}}${sentence.slice(at + word.length)}`;
}

/** Those of words that neither the board nor another part of the sheet nor the Exit check asks for. */
function freshSentences(place: WeekPlace, week: TeachingWeek): string[] {
  const { mistakes, parts } = weekActivities(place);
  const asked = new Set([
    ...[...week.missingWords, ...(week.paper ?? [])].map((one) =>
      parseGapSentence(one).word.toLowerCase(),
    ),
    ...exitWords(week).map(({ word }) => word),
    ...[...mistakes.items, ...parts.items].map(({ answer }) => answer),
  ]);
  return practiceWords(week)
    .map(({ notation }) => plainWord(notation))
    .filter((word) => !asked.has(word.toLowerCase()))
    .flatMap((word) => ownGapSentence(word) ?? [])
    .filter((sentence) => sentence.length <= LONGEST && !isOnBoard(place, week, sentence));
}

/** Words that sound alike are shown in their sentences. */
function meaningWords({ pattern, groups }: TeachingWeek): string[] {
  return pattern === 'homophones' ? groups.flatMap(({ words }) => words.map(plainWord)) : [];
}
