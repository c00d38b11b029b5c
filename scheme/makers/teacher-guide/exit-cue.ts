import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { REAL_WORDS } from '../../words/real-words.ts';
import { WORDS } from '../../words/words.ts';
import { turnOf } from '../activities/turn-of.ts';
import type { Block } from '../paper/flowing.ts';
import type { Run } from '../paper/runs.ts';
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
    {
      kind: 'text',
      label: 'Secure',
      content: [bold(right), { text: `, with the reason. ${why}` }],
    },
    { kind: 'text', label: 'Missed it', content: missed(place, week, right) },
    { kind: 'text', label: 'Next week', content: NEXT_WEEK },
  ];
}

const NEXT_WEEK =
  'Three or fewer right in the Exit check: the missed words go on a card and are written at the start of each session. A third of the class: begin with this rule.';

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

function question({ wrong, right }: Mistake): Run[] {
  const meaning = WORDS.get(right)?.meaning;
  const [first = '', second = ''] = [wrong, right].toSorted((one, other) =>
    one.localeCompare(other, 'en-GB'),
  );
  const asked =
    REAL_WORDS.has(wrong) && meaning !== undefined
      ? `Which of them means: ${meaning}? How can you tell?`
      : 'Which is right, and how do you know?';
  return [{ text: 'Show ' }, bold(first), { text: ' and ' }, bold(second), { text: `. ${asked}` }];
}

function missed(place: WeekPlace, week: TeachingWeek, right: string): Run[] {
  const group = week.groups.find(({ words }) => words.map(plainWord).includes(right));
  const other = group?.words.map(plainWord).find((word) => word !== right);
  const words = other === undefined ? [bold(right)] : [bold(right), { text: ' and ' }, bold(other)];
  // Words that no pattern explains have no rule to say.
  const rule = week.pattern === 'tricky part' ? 'tricky letters' : 'rule';
  const ways = [
    [`Before the next lesson they say the ${rule} and write `, ' from memory.'],
    ['Tomorrow they mark the tricky letters of ', ', cover and write.'],
    [`A partner teaches them the ${rule}. They write `, ' and tell you why.'],
  ];
  const [before = '', after = ''] = ways[turnOf(place) % ways.length] ?? [];
  return [{ text: before }, ...words, { text: after }];
}

/** Without quotation marks, which would stand beside an apostrophe. */
function bold(text: string): Run {
  return { text, font: 'readingBold' };
}
