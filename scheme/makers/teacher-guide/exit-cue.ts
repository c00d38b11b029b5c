import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { REAL_WORDS } from '../../words/real-words.ts';
import { WORDS } from '../../words/words.ts';
import { turnOf } from '../activities/turn-of.ts';
import type { Block } from '../paper/flowing.ts';
import type { WeekPlace } from '../week-place.ts';

type Mistake = TeachingWeek['mistakes'][number];

/** What to ask each child on the way out, which answer shows that the rule is secure, what those do who miss it, and what next week does for those who missed words. */
export function exitCue(place: WeekPlace, week: TeachingWeek): Block[] {
  const mistake = mistakeToAsk(week);
  if (mistake === undefined) return [];
  const { right, why } = mistake;
  return [
    { kind: 'heading', text: 'Exit question' },
    { kind: 'text', label: 'Ask', content: question(mistake) },
    { kind: 'text', label: 'Secure', content: `${quoted(right)}, with the reason. ${why}` },
    { kind: 'text', label: 'Missed it', content: missed(place, week, right) },
    { kind: 'text', label: 'Next week', content: NEXT_WEEK },
  ];
}

const NEXT_WEEK =
  'Three or fewer right in the Exit check: the child puts each missed word on a card, marks its tricky letters and writes it at the start of each session. A third of the class: begin with this rule slide again.';

/** For a review, where each child has a word of their own. */
export const REVIEW_EXIT_CUE: Block = {
  kind: 'text',
  label: 'Exit',
  content:
    'Ask: which word will you never get wrong again? Secure: every letter right, the tricky ones named. Missed it: put the word on a card; ask again tomorrow.',
};

/** A slip with a word of the pattern: one homophone for another in a week of homophones, and no real word in others. */
function mistakeToAsk({ mistakes, byHeart, pattern }: TeachingWeek): Mistake | undefined {
  const known = new Set(byHeart.flatMap(({ forms }) => forms.map(plainWord)));
  const ofPattern = mistakes.filter(({ right }) => !known.has(right));
  const wantsRealWord = pattern === 'homophones';
  return (
    ofPattern.find(({ wrong }) => REAL_WORDS.has(wrong) === wantsRealWord) ??
    ofPattern[0] ??
    mistakes[0]
  );
}

function question({ wrong, right }: Mistake): string {
  const meaning = WORDS.get(right)?.meaning;
  const cards = [wrong, right].toSorted((one, other) => one.localeCompare(other, 'en-GB'));
  const shown = `Show ${cards.map(quoted).join(' and ')}.`;
  return REAL_WORDS.has(wrong) && meaning !== undefined
    ? `${shown} Which of them means: ${meaning}? How can you tell?`
    : `${shown} Which is right, and how do you know?`;
}

function missed(place: WeekPlace, week: TeachingWeek, right: string): string {
  const group = week.groups.find(({ words }) => words.map(plainWord).includes(right));
  const other = group?.words.map(plainWord).find((word) => word !== right);
  const words = other === undefined ? quoted(right) : `${quoted(right)} and ${quoted(other)}`;
  const ways = [
    `Before the next lesson they say the rule and write ${words} from memory.`,
    `Tomorrow, while others settle, they mark the tricky letters of ${words}, cover and write.`,
    `A partner teaches them the rule. They write ${words} and tell you why.`,
  ];
  return ways[turnOf(place) % ways.length] ?? '';
}

function quoted(word: string): string {
  return `\u2018${word}\u2019`;
}
