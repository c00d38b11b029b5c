import type { Sheet } from '../paper/sheet.ts';
import type { ReviewWeek } from '../../week.ts';
import { REVIEW_SESSIONS } from '../sessions.ts';
import { parseGapSentence } from '../words/gap-sentence.ts';
import { reviewTitle } from '../words/review-title.ts';
import { revisitWords } from '../words/returning-words.ts';
import { scriptFor } from '../words/script.ts';
import { reviewedWeeks, type WeekPlace, WEEKS_IN_HALF_TERM } from '../week-place.ts';
import { checkSlides } from './check-slides.ts';
import { dictationPromptSlide } from './dictation-slides.ts';
import { inBooksSlides } from './in-books-slide.ts';
import { lookOf } from './looks.ts';
import { numberedWordsSlide } from './numbered-words-slide.ts';
import { passageSlides } from './passage-slides.ts';
import { reviewRuleSlide, ruleExamples } from './review-rule-slide.ts';
import { sessionSlide } from './session-slide.ts';
import { drawDeck, type Slide } from './slide.ts';
import { titleSlide } from './title-slide.ts';

const ANSWERS_PER_SLIDE = 10;

export function drawReviewDeck(place: WeekPlace, week: ReviewWeek): Sheet {
  const focus = reviewTitle(week);
  return drawDeck({
    title: `${place.name}: ${focus}`,
    footer: `${place.name} · ${focus}`,
    look: lookOf(place.year.name),
    slides: reviewSlides(place, week),
  });
}

/** Every page of the week in order; the teacher guide takes its numbers from here. */
export function reviewSlides(place: WeekPlace, week: ReviewWeek): Slide[] {
  const { name, halfTerm, year } = place;
  const look = lookOf(year.name);
  const { check, mark, passage, rules, before } = REVIEW_SESSIONS;
  const turn = place.number / WEEKS_IN_HALF_TERM;
  const askedLater = revisitWords(place).map(({ word }) => word);
  const reviewed = reviewedWeeks(place, week).map((item) => item.week);
  const haveThree = reviewed.every((one) => ruleExamples(one, askedLater).length === 3);
  return [
    titleSlide({ place: name, halfTerm, focus: reviewTitle(week), look }),
    // The check comes first: whatever is shown before it can be copied.
    sessionSlide({
      session: check,
      look,
      turn,
      steps: ['Twenty sentences', 'A gap in each'],
    }),
    ...checkSlides(week.check),
    sessionSlide({ session: mark, look, turn, steps: ['Tick or correct', 'Fix the slips'] }),
    ...answerSlides(week, place),
    sessionSlide({
      session: passage,
      look,
      turn,
      steps: ['Listen to a short story', 'Write it', 'Read it back'],
    }),
    dictationPromptSlide({
      title: 'Dictation: a passage',
      session: passage,
      notes: `Read it whole, then a sentence at a time, then whole again: ${week.passage.join(' ')}`,
    }),
    ...passageSlides(week.passage),
    sessionSlide({
      session: rules,
      look,
      turn,
      steps: [
        'Five rules, once more',
        haveThree ? 'Three words for each' : 'Words for each',
        week.inBooks === undefined ? 'Part C of your sheet' : 'A task in your books',
      ],
    }),
    ...reviewed.map((one) => reviewRuleSlide(one, askedLater)),
    ...inBooksSlides(week),
    sessionSlide({ session: before, look, turn, steps: ['Ten words to write', 'Check them'] }),
    ...earlierSlides(place),
  ];
}

function earlierSlides(place: WeekPlace): Slide[] {
  const words = revisitWords(place);
  const common = {
    session: REVIEW_SESSIONS.before,
    look: lookOf(place.year.name),
    words: words.map(({ word }) => ({ word })),
  };
  const notes = scriptFor(words).join('\n');
  return [
    numberedWordsSlide({ ...common, title: 'Listen and write', notes, shown: false }),
    numberedWordsSlide({
      ...common,
      title: 'Check your ten words',
      notes: 'Words that many missed go on the working wall for the next half-term.',
      shown: true,
    }),
  ];
}

function answerSlides({ check }: ReviewWeek, { year }: WeekPlace): Slide[] {
  const words = check.map((sentence) => ({ word: parseGapSentence(sentence).word }));
  return [0, ANSWERS_PER_SLIDE].map((first) =>
    numberedWordsSlide({
      title: `Answers: ${first + 1} to ${first + ANSWERS_PER_SLIDE}`,
      session: REVIEW_SESSIONS.mark,
      notes:
        'Children mark their own. Note the scores in the class tracker; the teacher guide says which week a word belongs to.',
      look: lookOf(year.name),
      words: words.slice(first, first + ANSWERS_PER_SLIDE),
      shown: true,
      firstNumber: first + 1,
    }),
  );
}
