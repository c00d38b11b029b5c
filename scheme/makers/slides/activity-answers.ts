import { markedRuns } from '../paper/marked-runs.ts';
import { entryOf } from '../../words/words.ts';
import type { Activity, ActivityItem } from '../activities/activity.ts';
import type { Session } from '../sessions.ts';
import { joinedWords, joinRows } from './join-rows.ts';
import type { Look } from './look.ts';
import { numberedCards } from './numbered-cards.ts';
import { numberedWordsSlide } from './numbered-words-slide.ts';
import { reasonRows } from './reason-rows.ts';
import type { Slide } from './slide.ts';

const MOST_WITH_REASONS = 4;

/** Words on cards; their answers say more than the word. */
const WRITTEN_OUT = new Set<Activity['kind']>(['syllables', 'take apart', 'from memory']);

/** Words whose answers leave room for what they mean. */
const TOLD_WITH_MEANING = new Set<Activity['kind']>([
  'build from the root',
  'join the halves',
  'name the picture',
  'syllable muddle',
  'change the root',
]);

/** The page with the answers: as sums, with their reasons, written out or alone. */
export function activityAnswers(activity: Activity, session: Session, look: Look): Slide[] {
  const items = withMeanings(activity);
  const title = ANSWER_TITLES[activity.kind] ?? 'The answers';
  const notes = 'Children mark their own, and write any slip again in full.';
  const joined = joinedWords(items);
  if (joined !== undefined && items.length <= MOST_WITH_REASONS) {
    return [{ title, session, notes, draw: (sheet, area) => joinRows(sheet, area, joined) }];
  }
  const hasReasons = items.every(({ reason }) => reason !== undefined);
  if (hasReasons && items.length <= MOST_WITH_REASONS) {
    const answers = items.map(({ answer, reason = '' }) => ({ answer, reason }));
    return [{ title, session, notes, draw: (sheet, area) => reasonRows(sheet, area, answers) }];
  }
  if (isWrittenOut(activity)) {
    const cards = items.map(({ prompt, answer }) => {
      if (activity.kind === 'from memory') {
        return { content: markedRuns(entryOf(prompt).word, 'board') };
      }
      const [content = answer, count] = answer.split(/ \((?=\d+\)$)|\)$/u);
      return { content, remark: count === undefined ? count : syllablesTold(count) };
    });
    const draw: Slide['draw'] = (sheet, area) => numberedCards(sheet, area, cards);
    return [{ title, session, notes, draw }];
  }
  const words = items.map(({ answer }) => ({ word: answer }));
  return [numberedWordsSlide({ title, session, notes, words, shown: true, look })];
}

export function isWrittenOut({ kind }: Activity): boolean {
  return WRITTEN_OUT.has(kind);
}

/** Parts and words that children have put together, told with what they mean. */
function withMeanings({ kind, items }: Activity): ActivityItem[] {
  if (!TOLD_WITH_MEANING.has(kind)) return items;
  return items.map((item) => ({
    ...item,
    reason: item.reason ?? entryOf(item.answer).meaning,
  }));
}

function syllablesTold(count: string): string {
  return `${count} ${count === '1' ? 'syllable' : 'syllables'}`;
}

const ANSWER_TITLES: Partial<Record<Activity['kind'], string>> = {
  'word sums': 'The sums, added up',
  'build from the root': 'The words, built',
  'join the halves': 'The halves, joined',
  'missing letters': 'Every letter in its place',
  syllables: 'Counted and cut',
  'syllable muddle': 'In order again',
  'take apart': 'Root and parts',
  'change the root': 'The root, changed',
  'from memory': 'Check, and underline',
  'dictionary order': 'In dictionary order',
  'match the meaning': 'Words and their meanings',
  'word ladder': 'The words, from short to long',
  detective: 'Case solved',
  'short forms': 'Long and short',
  owners: 'Whose, the short way',
  'mixed-up meanings': 'Each meaning with its word',
  'name the picture': 'The pictures, named',
  'choose the spelling': 'The right choice, and why',
  proofread: 'Corrected, and why',
  'spot the mistake': 'Fixed, and why',
};
