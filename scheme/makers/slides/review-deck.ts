import type { Sheet } from '../paper/sheet.ts';
import type { ReviewWeek } from '../../week.ts';
import { parseGapSentence } from '../words/gap-sentence.ts';
import { reviewTitle } from '../words/review-title.ts';
import { revisitWords } from '../words/returning-words.ts';
import { reviewedWeeks, type WeekPlace } from '../week-place.ts';
import { checkSlides } from './check-slides.ts';
import { dictationPromptSlide } from './dictation-slides.ts';
import { gapGridSlide } from './gap-grid-slide.ts';
import { numberedWordsSlide } from './numbered-words-slide.ts';
import { PARTS } from './parts.ts';
import { passageSlides } from './passage-slides.ts';
import { reviewRuleSlide } from './review-rule-slide.ts';
import { drawDeck } from './slide.ts';
import { teacherSlide } from './teacher-slide.ts';
import { titleSlide } from './title-slide.ts';

const ANSWERS_PER_SLIDE = 10;
const REQUIREMENT =
  'Review of the half-term, with a check in the form of the Key Stage 2 spelling paper and a dictated passage.';

export function drawReviewDeck(place: WeekPlace, week: ReviewWeek): Sheet {
  const { name, halfTerm } = place;
  const reviewed = reviewedWeeks(place, week);
  const focus = reviewTitle(week);
  const revisit = revisitWords(place).map(({ word }) => ({ word }));
  const part = PARTS.review;
  return drawDeck(`${name}: ${focus}`, `${name} · ${focus}`, [
    titleSlide({ place: name, halfTerm, focus }),
    // The check comes first: whatever is shown before it can be copied.
    ...checkSlides(week.check),
    ...answerSlides(week),
    dictationPromptSlide('Dictation: a passage', part),
    ...passageSlides(week.passage),
    gapGridSlide(week, reviewed),
    ...reviewed.map((item) => reviewRuleSlide(item.week)),
    numberedWordsSlide({
      title: 'Words from before: listen and write',
      part,
      words: revisit,
      shown: false,
    }),
    numberedWordsSlide({ title: 'Words from before: check', part, words: revisit, shown: true }),
    teacherSlide({
      notes: week.notes,
      more: [{ heading: 'National curriculum', text: REQUIREMENT }],
    }),
  ]);
}

function answerSlides({ check }: ReviewWeek) {
  const words = check.map((sentence) => ({ word: parseGapSentence(sentence).word }));
  return [0, ANSWERS_PER_SLIDE].map((first) =>
    numberedWordsSlide({
      title: `Answers: ${first + 1} to ${first + ANSWERS_PER_SLIDE}`,
      part: PARTS.review,
      words: words.slice(first, first + ANSWERS_PER_SLIDE),
      shown: true,
      firstNumber: first + 1,
    }),
  );
}
