import type { TeachingWeek } from '../../week.ts';
import { weekActivities } from '../activities/week-activities.ts';
import type { Block } from '../paper/flowing.ts';
import { TEACHING_SESSIONS, type Session } from '../sessions.ts';
import { teachingSlides } from '../slides/teaching-deck.ts';
import type { WeekPlace } from '../week-place.ts';
import { exitWords } from '../words/exit-words.ts';
import { revisitWords } from '../words/returning-words.ts';
import { dictationLetter, hasLookBack } from '../worksheet/dictation-letter.ts';
import { scriptBlocks, sessionBlock } from './guide-blocks.ts';

/** Two pages for a teacher who opens them five minutes before the lesson. */
export function teachingGuide(place: WeekPlace, week: TeachingWeek): Block[] {
  const { notes, requirement, mistakes, dictation } = week;
  return [
    { kind: 'heading', text: 'Five sessions of 15 minutes' },
    ...sessionBlocks(place, week),
    {
      kind: 'text',
      label: 'One lesson',
      content:
        'Short of time? Sessions 1, 2 and 4 make one lesson of 45 minutes; keep the Exit check for the next morning.',
    },
    { kind: 'text', label: 'Curriculum', content: requirement },
    { kind: 'heading', text: 'Say and watch for' },
    { kind: 'text', label: 'Say', content: notes.say },
    { kind: 'text', label: 'Watch for', content: notes.watchFor },
    ...mistakes.map(({ wrong, right, why }, index): Block => ({
      kind: 'text',
      label: index === 0 ? 'Mistakes' : '',
      content: [{ text: right, font: 'readingBold' }, { text: `, not ${wrong}. ${why}` }],
    })),
    { kind: 'heading', text: 'Support and stretch' },
    {
      kind: 'text',
      label: 'Support',
      content: `${notes.support} Worksheet support has fewer words, to trace first.`,
    },
    { kind: 'text', label: 'Challenge', content: week.challenge },
    { kind: 'text', label: 'Answer', content: week.challengeAnswer },
    { kind: 'text', label: 'Stretch', content: notes.stretch },
    { kind: 'text', label: 'Answer', content: notes.stretchAnswer },
    { kind: 'heading', text: 'Script: Revisit (word, sentence, word)' },
    ...scriptBlocks(revisitWords(place)),
    { kind: 'heading', text: 'Script: dictation' },
    ...dictation.map((content, index): Block => ({
      kind: 'text',
      label: String(index + 1),
      content,
    })),
    { kind: 'heading', text: 'Script: Exit check (word, sentence, word)' },
    ...scriptBlocks(exitWords(week)),
  ];
}

const FIRST_MINUTES = 15;
const SECOND_MINUTES = 30;

function sessionBlocks(place: WeekPlace, week: TeachingWeek): Block[] {
  const slides = teachingSlides(place, week);
  const { parts, meanings, mistakes } = weekActivities(place, week);
  const steps = stepsBySession(week);
  const told: Record<keyof typeof TEACHING_SESSIONS, string> = {
    teach: steps.teach,
    practise: `${steps.practise} Worksheet, parts A and B.`,
    explore: `${parts.title}: ${parts.instruction} Worksheet, part C. ${meanings.title}: ${meanings.instruction} Then the story of ${week.origin.word}.`,
    apply: `${steps.apply} Worksheet, part D; the dictation in part ${dictationLetter(place)} or in books. ${mistakes.title}: ${mistakes.instruction}`,
    check: `${hasLookBack(place) ? 'Look back at words of earlier weeks: worksheet, part E. ' : ''}${steps.check}`,
  };
  return Object.entries(TEACHING_SESSIONS).map(([key, session]: [string, Session]) =>
    sessionBlock(session, slides, Object.entries(told).find(([name]) => name === key)?.[1] ?? ''),
  );
}

/** The steps that were planned for 45 minutes, in the session where their slides stand. */
function stepsBySession({ notes }: TeachingWeek) {
  const steps = { teach: '', practise: '', apply: '', check: '' };
  let minutes = 0;
  for (const step of notes.steps) {
    const session = sessionOf(step.text, minutes);
    steps[session] = `${steps[session]} ${step.text}`.trim();
    minutes += step.minutes;
  }
  return steps;
}

function sessionOf(text: string, minutesBefore: number): 'teach' | 'practise' | 'apply' | 'check' {
  if (/exit check/iu.test(text)) return 'check';
  if (minutesBefore < FIRST_MINUTES) return 'teach';
  return minutesBefore < SECOND_MINUTES ? 'practise' : 'apply';
}
