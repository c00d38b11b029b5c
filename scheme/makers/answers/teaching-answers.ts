import type { TeachingWeek } from '../../week.ts';
import { weekActivities } from '../activities/week-activities.ts';
import { weekCrossword } from '../activities/week-crossword.ts';
import type { Block } from '../paper/flowing.ts';
import type { WeekPlace } from '../week-place.ts';
import { corrected } from '../words/proofreading.ts';
import { parseGapSentence } from '../words/gap-sentence.ts';
import { lookBackWords } from '../words/returning-words.ts';
import { dictationLetter } from '../worksheet/dictation-letter.ts';
import { type FramedTask, framedTask } from '../worksheet/framed-task.ts';
import { journeyAnswers, journeyToMatch } from '../worksheet/journey-section.ts';
import { lookBackFormat, sheetLookBackWords } from '../worksheet/look-back-format.ts';
import {
  OWN_SENTENCE,
  QUESTION,
  type SupportClose,
  supportClose,
} from '../worksheet/support-close.ts';
import { supportLookBack } from '../worksheet/support-look-back.ts';
import { supportStart } from '../worksheet/support-start.ts';
import { supportSentences, supportWords } from '../worksheet/support-words.ts';
import { gapSentences } from '../worksheet/gap-sentences.ts';
import { paperSentences } from '../worksheet/paper-section.ts';
import { stretchProofreading } from '../worksheet/stretch-proofreading.ts';
import { stretchStart } from '../worksheet/stretch-start.ts';
import { hasDictation, hasSentence } from '../worksheet/teaching-worksheet.ts';
import { activityBlock } from './activity-block.ts';
import { crosswordAnswers } from './crossword-answers.ts';
import { firstPageAnswers } from './first-page-answers.ts';
import { modelReasons } from './model-reasons.ts';
import { supportStartAnswers } from './support-start-answers.ts';

export function teachingAnswers(place: WeekPlace, week: TeachingWeek): Block[] {
  const { dictation, challengeAnswer, classSentence, notes } = week;
  const { parts } = weekActivities(place);
  const crossword = weekCrossword(place, week);
  const journey = journeyToMatch(week);
  const paper = paperSentences(week);
  const task = framedTask(place, week);
  const close = supportClose(place, week);
  const lookBack = lookBackWords(place).map(({ word }) => word);
  const lookBackOnSheet = sheetLookBackWords(place);
  const reasons = lookBackFormat(place) === 'choose' ? ` ${modelReasons(lookBackOnSheet)}` : '';
  return [
    { kind: 'heading', text: 'Worksheet' },
    ...firstPageAnswers(place, week),
    ...(paper === undefined
      ? [
          activityBlock('C', parts),
          crossword === undefined
            ? gapBlock('D  Gaps', gapSentences(place, week))
            : crosswordAnswers('D  Crossword', crossword),
          ...(lookBack.length === 0
            ? []
            : [
                {
                  kind: 'text' as const,
                  label: 'E  Look back',
                  content: `${lookBackOnSheet.join(', ')}.${reasons}`,
                },
              ]),
        ]
      : [gapBlock('C  Paper', paper)]),
    {
      kind: 'text',
      label: hasDictation(place, week) ? `${dictationLetter(place)}  Dictation` : 'In books',
      content: `${dictation.join(' ')} ${OTHER_DICTATIONS}`,
    },
    ...(hasSentence(place, week)
      ? [
          {
            kind: 'text' as const,
            label: `${dictationLetter(place)}  Sentence`,
            content: 'Look for two words of the week, spelt correctly and used with sense.',
          },
        ]
      : []),
    { kind: 'heading', text: 'Worksheet support' },
    ...supportStartAnswers(supportStart(place), supportWords(week)),
    gapBlock(paper === undefined ? 'B  Gaps' : 'B  Paper', supportSentences(place, week)),
    ...(lookBack.length === 0
      ? []
      : [
          {
            kind: 'text' as const,
            label: 'D  Look back',
            content: `${supportLookBack(place)
              .map(({ word }) => word)
              .join(', ')}.`,
          },
        ]),
    ...closeBlocks(close, lookBack.length === 0 ? 'D' : 'E'),
    { kind: 'heading', text: 'Worksheet stretch' },
    activityBlock('A', stretchStart(place, week)),
    {
      kind: 'text',
      label: 'B  Put right',
      content: corrected(stretchProofreading(place, week)?.sentences ?? [], PRINTED),
    },
    { kind: 'text', label: `D  ${TASK_LABELS[task.kind]}`, content: task.answer },
    ...(journey === undefined
      ? []
      : [
          {
            kind: 'text' as const,
            label: 'E  Journey',
            content: `${journeyAnswers(journey)}. ${journey.answer}`,
          },
        ]),
    {
      kind: 'text',
      label: journey === undefined ? 'E  Find out' : 'F  Find out',
      content: notes.stretchAnswer,
    },
    { kind: 'text', label: 'Challenge (board)', content: challengeAnswer },
    ...(classSentence === undefined
      ? []
      : [
          {
            kind: 'text' as const,
            label: 'Three words',
            content: `For example: ${classSentence}`,
          },
        ]),
  ];
}

const OTHER_DICTATIONS = '(Support, part C: the first sentence. Stretch, part C: both.)';

const QUESTION_ANSWER = 'Look for one word of part A, a capital and a question mark.';
const SENTENCE_ANSWER = 'Look for one word of part A, a capital and a full stop.';
const DRAWINGS_ANSWER = 'Look for two words of part A, spelt correctly.';

function closeBlocks(close: SupportClose, letter: string): Block[] {
  if (close.kind === 'letters') {
    return [{ kind: 'text', label: `${letter}  Letters`, content: `${close.words.join(', ')}.` }];
  }
  if (close === QUESTION) {
    return [{ kind: 'text', label: `${letter}  Question`, content: QUESTION_ANSWER }];
  }
  if (close === OWN_SENTENCE) {
    return [{ kind: 'text', label: `${letter}  Sentence`, content: SENTENCE_ANSWER }];
  }
  if (close.kind === 'draw') {
    return [{ kind: 'text', label: `${letter}  Drawings`, content: DRAWINGS_ANSWER }];
  }
  if (close.kind !== 'pictures') return [];
  const answers = close.items.map(({ answer }, index) => `${index + 1}\u00A0${answer}`);
  return [{ kind: 'text', label: `${letter}  Pictures`, content: `${answers.join('; ')}.` }];
}

function gapBlock(label: string, sentences: string[]): Block {
  const words = sentences.map(
    (sentence, index) => `${index + 1}\u00A0${parseGapSentence(sentence).word}`,
  );
  return { kind: 'text', label, content: `${words.join('; ')}.` };
}

const TASK_LABELS: Record<FramedTask['kind'], string> = {
  explain: 'Explain',
  test: 'Trap',
  family: 'Family',
  paragraph: 'Writing',
  clues: 'Clues',
  'odd one out': 'Odd one',
  trick: 'Trick',
  compare: 'Compare',
};
const PRINTED = { font: 'readingBold', mark: 'underlined' } as const;
