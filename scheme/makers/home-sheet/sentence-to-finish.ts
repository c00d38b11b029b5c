import { plainWord } from '../../marked-word.ts';
import type { SchoolYear } from '../../scheme.ts';
import type { TeachingWeek } from '../../week.ts';
import { entryOf } from '../../words/words.ts';
import type { WeekPlace } from '../week-place.ts';
import { practiceWords } from '../words/practice-words.ts';
import { shuffled } from '../words/shuffled.ts';

export const SENTENCES = 2;
/** With a list of so many words at most there is room for more. */
export const SHORT_LIST = 10;
export const MORE_SENTENCES = [5, 4, 3];

const LEAST_WORDS_BEFORE = 3;
const LEAST_WORDS_AFTER = 2;

/** Where one of these follows, the words before it often make a sentence already: 'We stood on the bridge'. */
const COULD_END_BEFORE = new Set(
  'about,above,across,after,against,and,as,at,because,before,beside,but,by,each,enough,for,from,if,in,into,near,of,off,on,or,over,round,so,than,that,through,to,under,until,when,while,with,without'.split(
    ',',
  ),
);

const PLANS = new WeakMap<SchoolYear, Map<TeachingWeek, string[]>>();

/** Beginnings of sentences with words of the week, for a child to go on with; none comes twice in a year. */
export function sentencesToFinish(
  { year }: WeekPlace,
  week: TeachingWeek,
  count: number,
): string[] {
  const plan = PLANS.get(year) ?? planYear(year);
  PLANS.set(year, plan);
  return (plan.get(week) ?? []).slice(0, count);
}

/** The beginning of a sentence with one of the words of a check. */
export function reviewSentenceToFinish(words: string[]): string | undefined {
  return shuffled(words, words.join(' ')).flatMap((word) => beginningWith(word) ?? [])[0];
}

function planYear({ weeks }: SchoolYear): Map<TeachingWeek, string[]> {
  const plan = new Map<TeachingWeek, string[]>();
  const used = new Set<string>();
  for (const week of weeks) {
    if (week.kind === 'review') continue;
    const words = practiceWords(week).map(({ notation }) => plainWord(notation));
    const most = words.length <= SHORT_LIST ? Math.max(...MORE_SENTENCES) : SENTENCES;
    const beginnings = shuffled(words, week.focus)
      .flatMap((word) => beginningWith(word) ?? [])
      .filter((beginning) => !used.has(beginning))
      .slice(0, most);
    for (const beginning of beginnings) used.add(beginning);
    plan.set(week, beginnings);
  }
  return plan;
}

/** Its own starter, or its sentence up to the word where more has to follow. */
function beginningWith(word: string): string | undefined {
  const { sentence, starter } = entryOf(word);
  if (starter !== undefined) return starter;
  const parts = sentence.split(' ');
  const at = parts.indexOf(word);
  const isLongEnough = at >= LEAST_WORDS_BEFORE && parts.length - at - 1 >= LEAST_WORDS_AFTER;
  const couldEnd = COULD_END_BEFORE.has(parts[at + 1] ?? '');
  return isLongEnough && !couldEnd ? parts.slice(0, at + 1).join(' ') : undefined;
}
