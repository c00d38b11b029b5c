import type { ReviewWeek } from '../../week.ts';
import type { Block } from '../paper/flowing.ts';
import { REVIEW_SESSIONS, type Session } from '../sessions.ts';
import { reviewSlides } from '../slides/review-deck.ts';
import { reviewedWeeks, type WeekPlace } from '../week-place.ts';
import { wordsByWeek } from '../words/check-words.ts';
import { parseGapSentence } from '../words/gap-sentence.ts';
import { revisitWords } from '../words/returning-words.ts';
import { scriptBlocks, sessionBlock } from './guide-blocks.ts';

const REQUIREMENT =
  'A check in the form of the Key Stage 2 spelling paper, and a dictated passage.';
const GAP_ADVICE =
  'Three or more slips of a child in one week: teach it again to that child. Half of the class: teach it again to all.';

export function reviewGuide(place: WeekPlace, week: ReviewWeek): Block[] {
  const { notes, check, passage } = week;
  const slides = reviewSlides(place, week);
  return [
    { kind: 'heading', text: 'Five sessions of 15 minutes' },
    ...Object.entries(REVIEW_SESSIONS).map(([name, session]: [string, Session]) =>
      sessionBlock(session, slides, TOLD[name] ?? ''),
    ),
    { kind: 'text', label: 'Curriculum', content: REQUIREMENT },
    { kind: 'heading', text: 'Say and watch for' },
    { kind: 'text', label: 'Say', content: notes.say },
    { kind: 'text', label: 'Watch for', content: notes.watchFor },
    { kind: 'text', label: 'Support', content: notes.support },
    { kind: 'text', label: 'Stretch', content: notes.stretch },
    { kind: 'text', label: 'Answer', content: notes.stretchAnswer },
    { kind: 'heading', text: 'Which week a slip belongs to' },
    ...wordsByWeek(week, reviewedWeeks(place, week)).map(({ label, focus, words }): Block => ({
      kind: 'text',
      label,
      content: `${focus} ${words.map(({ number, word }) => `${number} ${word}`).join(', ')}.`,
    })),
    { kind: 'text', label: 'Gap grid', content: GAP_ADVICE },
    { kind: 'heading', text: 'Script: the check (word, sentence, word)' },
    ...scriptBlocks(check.map(scripted)),
    { kind: 'heading', text: 'Script: the passage, a sentence at a time' },
    { kind: 'text', content: passage.join(' ') },
    { kind: 'heading', text: 'Script: words from before' },
    ...scriptBlocks(revisitWords(place)),
  ];
}

const TOLD: Record<string, string> = {
  check:
    'Read the number, the word, the sentence and the word again, with about twelve seconds for each. Worksheet, part A.',
  mark: 'Show each word; children tick it, or write the whole word again beside it.',
  passage: 'Read it whole, dictate a sentence at a time, read it whole again. Worksheet, part B.',
  rules: 'Teach again the rule that the check shows is needed; read the others together.',
  before: 'Read out ten words from before; children write, then check.',
};

function scripted(sentence: string): { word: string; sentence: string } {
  const { before, word, after } = parseGapSentence(sentence);
  return { word, sentence: `${before}${word}${after}` };
}
