import type { TeachingWeek } from '../../week.ts';
import { weekActivities } from '../activities/week-activities.ts';
import type { Block } from '../paper/flowing.ts';
import { TEACHING_SESSIONS, type Session } from '../sessions.ts';
import { teachingSlides } from '../slides/teaching-deck.ts';
import type { WeekPlace } from '../week-place.ts';
import { exploreOrder } from '../words/explore-order.ts';
import { exitWords } from '../words/exit-words.ts';
import { revisitWords } from '../words/returning-words.ts';
import { stepsBySession } from '../words/session-steps.ts';
import { titled } from '../words/titled.ts';
import { dictationLetter, hasLookBack } from '../worksheet/dictation-letter.ts';
import { firstPageOf, startTitle } from '../worksheet/first-page.ts';
import { PRACTICE_TITLES } from '../worksheet/practice-section.ts';
import { hasDictation } from '../worksheet/teaching-worksheet.ts';
import { exitCue } from './exit-cue.ts';
import { scriptBlocks, sessionBlock } from './guide-blocks.ts';

/** Two pages for a teacher who opens them five minutes before the lesson. */
export function teachingGuide(place: WeekPlace, week: TeachingWeek): Block[] {
  const { notes, requirement, mistakes, dictation } = week;
  return [
    { kind: 'heading', text: 'Five sessions of 15 minutes, each with a minute of talk first' },
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
      content: `${notes.support} Worksheet support has six words, with help to write each, and gaps with a word bank.`,
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
    ...exitCue(place, week),
  ];
}

/** What is on the first page of the worksheet this week. */
function worksheetParts(place: WeekPlace): string {
  const { start, practice } = firstPageOf(place);
  return `Worksheet, part A (${startTitle(start)}) and part B (${PRACTICE_TITLES[practice]}).`;
}

function storyStep({ origin: { word, journey } }: TeachingWeek): string {
  return journey === undefined
    ? `Read the story of ${word} together.`
    : `Read the story of ${word} and follow its road from the oldest form to the word of today.`;
}

function sessionBlocks(place: WeekPlace, week: TeachingWeek): Block[] {
  const slides = teachingSlides(place, week);
  const { parts, meanings, mistakes } = weekActivities(place);
  const steps = stepsBySession(week.notes);
  const dictation = hasDictation(place, week) ? `part ${dictationLetter(place)}` : 'books';
  const exploring = {
    parts: [titled(parts.title, parts.instruction), 'Worksheet, part C.'],
    meanings: [titled(meanings.title, meanings.instruction)],
    story: [storyStep(week)],
  };
  const told: Record<keyof typeof TEACHING_SESSIONS, string[]> = {
    teach: steps.teach,
    practise: [...steps.practise, worksheetParts(place)],
    explore: exploreOrder(place).flatMap((part) => exploring[part]),
    apply: [
      ...steps.apply,
      `Worksheet, part D; the dictation in ${dictation}.`,
      titled(mistakes.title, mistakes.instruction),
      'Then the Challenge.',
    ],
    check: [
      ...(hasLookBack(place) ? ['Look back at words of earlier weeks: worksheet, part E.'] : []),
      ...steps.check,
    ],
  };
  return Object.entries(TEACHING_SESSIONS).map(([key, session]: [string, Session]) =>
    sessionBlock(session, slides, Object.entries(told).find(([name]) => name === key)?.[1] ?? []),
  );
}
