import type { TeachingWeek } from '../../week.ts';
import type { Activity } from '../activities/activity.ts';
import { weekActivities } from '../activities/week-activities.ts';
import { weekCrossword } from '../activities/week-crossword.ts';
import type { Block } from '../paper/flowing.ts';
import { practiceWords } from '../words/practice-words.ts';
import { plainWord } from '../../marked-word.ts';
import type { WeekPlace } from '../week-place.ts';
import { corrected } from '../words/proofreading.ts';
import { filledWord } from '../words/filled-word.ts';
import { withWord } from '../words/gap-sentence.ts';
import { lookBackWords } from '../words/returning-words.ts';
import { titled } from '../words/titled.ts';
import { dictationLetter } from '../worksheet/dictation-letter.ts';
import { journeyAnswers, journeyToMatch } from '../worksheet/journey-section.ts';
import { type SupportClose, supportClose } from '../worksheet/support-close.ts';
import { SUPPORT_LOOK_BACK, supportSentences } from '../worksheet/support-words.ts';
import { hasDictation } from '../worksheet/teaching-worksheet.ts';
import { crosswordAnswers } from './crossword-answers.ts';

export function teachingAnswers(place: WeekPlace, week: TeachingWeek): Block[] {
  const { dictation, missingWords, challengeAnswer, notes } = week;
  const { parts, stretch } = weekActivities(place);
  const crossword = weekCrossword(place, week);
  const journey = journeyToMatch(week);
  const close = supportClose(place, week);
  const lookBack = lookBackWords(place).map(({ word }) => word);
  const words = practiceWords(week).map(({ notation }) => plainWord(notation));
  return [
    { kind: 'heading', text: 'Worksheet' },
    ...puzzleBlocks(week),
    {
      kind: 'text',
      label: 'B  Words',
      content: `${words.join(', ')}. Tick a try only if every letter is right.`,
    },
    activityBlock('C', parts),
    ...(crossword === undefined
      ? gapBlocks('D  Gaps', missingWords)
      : [crosswordAnswers('D  Crossword', crossword)]),
    ...(lookBack.length === 0
      ? []
      : [{ kind: 'text' as const, label: 'E  Look back', content: `${lookBack.join(', ')}.` }]),
    {
      kind: 'text',
      label: hasDictation(place, week) ? `${dictationLetter(place)}  Dictation` : 'In books',
      content: dictation.join(' '),
    },
    { kind: 'heading', text: 'Worksheet support' },
    ...gapBlocks('B  Gaps', supportSentences(week)),
    { kind: 'text', label: 'C  Dictation', content: dictation[0] },
    ...(lookBack.length === 0
      ? []
      : [
          {
            kind: 'text' as const,
            label: 'D  Look back',
            content: `${lookBack.slice(0, SUPPORT_LOOK_BACK).join(', ')}.`,
          },
        ]),
    ...closeBlocks(close, lookBack.length === 0 ? 'D' : 'E'),
    { kind: 'heading', text: 'Worksheet stretch' },
    activityBlock('A', stretch),
    { kind: 'text', label: 'B  Put right', content: corrected(week.proofreading, PRINTED) },
    { kind: 'text', label: 'C  Dictation', content: dictation.join(' ') },
    { kind: 'text', label: 'D  Challenge', content: challengeAnswer },
    ...(journey === undefined
      ? []
      : [{ kind: 'text' as const, label: 'E  Journey', content: `${journeyAnswers(journey)}.` }]),
    {
      kind: 'text',
      label: journey === undefined ? 'E  Find out' : 'F  Find out',
      content: notes.stretchAnswer,
    },
  ];
}

function closeBlocks(close: SupportClose, letter: string): Block[] {
  if (close.kind === 'letters') {
    return [{ kind: 'text', label: `${letter}  Letters`, content: `${close.words.join(', ')}.` }];
  }
  if (close.kind !== 'pictures') return [];
  const answers = close.items.map(({ answer }, index) => `${index + 1}\u00A0${answer}`);
  return [{ kind: 'text', label: `${letter}  Pictures`, content: `${answers.join('; ')}.` }];
}

function gapBlocks(label: string, sentences: string[]): Block[] {
  return sentences.map((sentence, index) => ({
    kind: 'text',
    label: index === 0 ? label : '',
    content: withWord(sentence),
  }));
}

const PRINTED = { font: 'readingBold', mark: 'underlined' } as const;

function activityBlock(letter: string, { title, items, onPaper = items }: Activity): Block {
  const answers = onPaper.map(({ answer }, index) => `${index + 1}\u00A0${answer}`);
  return { kind: 'text', label: letter, content: titled(title, `${answers.join('; ')}.`) };
}

function puzzleBlocks({ puzzle }: TeachingWeek): Block[] {
  const lines =
    puzzle.kind === 'sort'
      ? puzzle.piles.map(
          ({ label, words }) =>
            `${label}: ${words.map((word) => filledWord(word, label)).join(', ')}.`,
        )
      : puzzle.rows.map(({ odd, why }) => `${odd}: ${why}`);
  const name = puzzle.kind === 'sort' ? 'A  Sort' : 'A  Odd one';
  return lines.map((content, index) => ({ kind: 'text', label: index === 0 ? name : '', content }));
}
