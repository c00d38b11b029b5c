import type { Sheet } from '../paper/sheet.ts';
import { taughtIn } from '../../known-words.ts';
import type { TeachingWeek } from '../../week.ts';
import { weekActivities } from '../activities/week-activities.ts';
import { type Session, TEACHING_SESSIONS } from '../sessions.ts';
import { capitalised } from '../words/capitalised.ts';
import { exitWords } from '../words/exit-words.ts';
import { exploreOrder } from '../words/explore-order.ts';
import { revisitWords } from '../words/returning-words.ts';
import { scriptFor } from '../words/script.ts';
import { stepAbout } from '../words/step-about.ts';
import type { WeekPlace } from '../week-place.ts';
import { firstPageOf } from '../worksheet/first-page.ts';
import { paperSentences } from '../worksheet/paper-section.ts';
import { activitySlides } from './activity-slides.ts';
import { byHeartSlide } from './by-heart-slides.ts';
import { challengeSlide } from './challenge-slide.ts';
import { CLASS_SENTENCE_STEP, classSentenceSlides } from './class-sentence-slide.ts';
import { dictationLinesSlide, dictationPromptSlide, dictationSlide } from './dictation-slides.ts';
import { groupSlides } from './group-slides.ts';
import { joinSlides } from './join-slide.ts';
import { lookBackSlides } from './look-back-slides.ts';
import { lookOf } from './looks.ts';
import { numberedWordsSlide } from './numbered-words-slide.ts';
import { oddOneOutSlides } from './odd-one-out-slides.ts';
import { originSlide } from './origin-slide.ts';
import { practiceSlide, practiceStep } from './practice-slide.ts';
import { ruleSlide } from './rule-slide.ts';
import { sessionSlide } from './session-slide.ts';
import { drawDeck, type Slide } from './slide.ts';
import { sortSlides } from './sort-slides.ts';
import { soundSlide } from './sound-slide.ts';
import { titleSlide } from './title-slide.ts';

export function drawTeachingDeck(place: WeekPlace, week: TeachingWeek): Sheet {
  const { name, year } = place;
  return drawDeck({
    title: `${name}: ${week.focus}`,
    footer: `${name} · ${week.focus}`,
    look: lookOf(year.name),
    slides: teachingSlides(place, week),
  });
}

/** After that a class knows how to write from dictation. */
const WEEKS_WITH_STEPS = 3;
const DICTATION_STEP = 'Two sentences to write';

/** Every page of the week in order; the teacher guide takes its numbers from here. */
export function teachingSlides(place: WeekPlace, week: TeachingWeek): Slide[] {
  const look = lookOf(place.year.name);
  const { teach, practise, explore, apply, check } = TEACHING_SESSIONS;
  const activities = weekActivities(place);
  const page = firstPageOf(place);
  const { practice } = page;
  const exploring = {
    parts: {
      step: activities.parts.title,
      slides: activitySlides(activities.parts, explore, look),
    },
    meanings: {
      step: activities.meanings.title,
      slides: activitySlides(activities.meanings, explore, look),
    },
    story: {
      step: 'The story of a word',
      slides: [originSlide(week)],
    },
  };
  const hasPaper = paperSentences(week) !== undefined;
  const lookBack = lookBackSlides(place, { isOnSheet: !hasPaper });
  // A practice paper takes the whole of its session, and leaves the two sentences for the next.
  const dictationSession = hasPaper ? check : apply;
  const dictation = [
    listenSlide(place, week, dictationSession),
    dictationSlide(week.dictation, dictationSession),
  ];
  const ending = classSentenceSlides(place, week);
  return [
    titleSlide({
      place: place.name,
      halfTerm: place.halfTerm,
      focus: capitalised(week.focus),
      look,
    }),
    sessionSlide({
      session: teach,
      look,
      turn: place.number,
      steps: ['Words from before', 'Hear it', 'The rule'],
    }),
    ...revisitSlides(place, week),
    soundSlide(week),
    ruleSlide(week),
    sessionSlide({
      session: practise,
      look,
      turn: place.number,
      steps: ['Our words', puzzleName(week), 'Know it by heart', practiceStep(practice)],
    }),
    ...groupSlides(place, week, look),
    ...joinSlides(place, week),
    ...puzzleSlides(week),
    byHeartSlide(week),
    practiceSlide(week, page),
    sessionSlide({
      session: explore,
      look,
      turn: place.number,
      steps: exploreOrder(place).map((part) => exploring[part].step),
    }),
    ...exploreOrder(place).flatMap((part) => exploring[part].slides),
    sessionSlide({
      session: apply,
      look,
      turn: place.number,
      steps: [
        hasPaper ? 'Twenty sentences to hear' : DICTATION_STEP,
        beforeColon(activities.mistakes.title),
        'Challenge',
        ...ending.map(() => CLASS_SENTENCE_STEP),
      ],
    }),
    ...(hasPaper ? [] : dictation),
    ...activitySlides(activities.mistakes, apply, look),
    challengeSlide(week),
    ...ending,
    sessionSlide({
      session: check,
      look,
      turn: place.number,
      steps: [
        ...(lookBack.length > 0 ? ['Look back'] : []),
        ...(hasPaper ? [DICTATION_STEP] : []),
        'Five words of this week',
      ],
    }),
    ...lookBack,
    ...(hasPaper ? dictation : []),
    ...exitSlides(place, week),
  ];
}

function revisitSlides(place: WeekPlace, week: TeachingWeek): Slide[] {
  const words = revisitWords(place);
  const common = {
    session: TEACHING_SESSIONS.teach,
    look: lookOf(place.year.name),
    words: words.map(({ word, from }) => ({ word, remark: from })),
  };
  const notes = `${stepAbout(week.notes, 0)}\n${scriptFor(words).join('\n')}`;
  return [
    numberedWordsSlide({ ...common, title: 'Revisit: listen and write', notes, shown: false }),
    numberedWordsSlide({
      ...common,
      title: 'Revisit: check',
      notes: 'Children tick or correct each word themselves. Note the words that many missed.',
      shown: true,
    }),
  ];
}

/** How to write what is heard; once the class knows that, how many words to listen for. */
function listenSlide({ number }: WeekPlace, week: TeachingWeek, session: Session): Slide {
  const told = {
    title: 'Dictation',
    session,
    notes: `Read each sentence twice: ${week.dictation.join(' ')} ${dictationStep(week)}`.trimEnd(),
  };
  return number <= WEEKS_WITH_STEPS
    ? dictationPromptSlide(told)
    : dictationLinesSlide(told, { sentences: week.dictation, taught: taughtIn(week) });
}

function exitSlides(place: WeekPlace, week: TeachingWeek): Slide[] {
  const words = exitWords(week);
  const common = {
    session: TEACHING_SESSIONS.check,
    look: lookOf(place.year.name),
    words: words.map(({ word }) => ({ word })),
  };
  const notes = `${week.notes.steps.at(-1)?.text ?? ''}\n${scriptFor(words).join('\n')}`;
  return [
    numberedWordsSlide({ ...common, title: 'Exit check: five words', notes, shown: false }),
    numberedWordsSlide({
      ...common,
      title: 'Exit check: answers',
      notes:
        'Who has four or five? Who needs the words again next week? Note it in the class tracker.',
      shown: true,
    }),
  ];
}

function puzzleSlides({ puzzle }: TeachingWeek): Slide[] {
  return puzzle.kind === 'sort' ? sortSlides(puzzle) : oddOneOutSlides(puzzle);
}

function puzzleName({ puzzle }: TeachingWeek): string {
  return puzzle.kind === 'sort' ? 'Sort the words' : 'Odd one out';
}

/** What the notes say of the two sentences; with a practice paper they speak of that. */
function dictationStep(week: TeachingWeek): string {
  if (paperSentences(week) !== undefined) return '';
  return week.notes.steps.find(({ text }) => text.startsWith('Dictation'))?.text ?? '';
}

/** 'Proofread' of 'Proofread: find five mistakes', so that a step stands in one line. */
function beforeColon(title: string): string {
  return title.replace(/:.*$/u, '');
}
