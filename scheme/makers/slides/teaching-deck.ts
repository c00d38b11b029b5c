import type { Sheet } from '../paper/sheet.ts';
import type { TeachingWeek } from '../../week.ts';
import { exitWords } from '../words/exit-words.ts';
import { revisitWords } from '../words/returning-words.ts';
import type { WeekPlace } from '../week-place.ts';
import { byHeartSlide } from './by-heart-slides.ts';
import { challengeSlide } from './challenge-slide.ts';
import { dictationPromptSlide, dictationSlide } from './dictation-slides.ts';
import { capitalised } from '../words/capitalised.ts';
import { groupSlides } from './group-slides.ts';
import { lookSaySlide } from './look-say-slide.ts';
import { FIXED_TITLE, fixedSlide, mistakesSlide } from './mistake-slides.ts';
import { numberedWordsSlide } from './numbered-words-slide.ts';
import { oddOneOutSlides } from './odd-one-out-slides.ts';
import { originSlide } from './origin-slide.ts';
import { PARTS } from './parts.ts';
import { ruleSlide } from './rule-slide.ts';
import { drawDeck, type Slide } from './slide.ts';
import { sortSlides } from './sort-slides.ts';
import { soundSlide } from './sound-slide.ts';
import { teacherSlide } from './teacher-slide.ts';
import { titleSlide } from './title-slide.ts';

/** No deck is longer than this, so that a lesson of 45 minutes has time for each page. */
const MOST_SLIDES = 20;

export function drawTeachingDeck(place: WeekPlace, week: TeachingWeek): Sheet {
  const { name, halfTerm } = place;
  const revisit = revisitWords(place).map(({ word, from }) => ({ word, remark: from }));
  const exit = exitWords(week).map((word) => ({ word }));
  const exitRows = { part: PARTS.apply, words: exit };
  const slides: Slide[] = [
    titleSlide({ place: name, halfTerm, focus: capitalised(week.focus) }),
    numberedWordsSlide({
      title: 'Revisit: listen and write',
      part: PARTS.teach,
      words: revisit,
      shown: false,
    }),
    numberedWordsSlide({ title: 'Revisit: check', part: PARTS.teach, words: revisit, shown: true }),
    soundSlide(week),
    ruleSlide(week),
    ...groupSlides(week),
    originSlide(week),
    ...puzzleSlides(week),
    byHeartSlide(week),
    lookSaySlide(),
    dictationPromptSlide('Dictation', PARTS.apply),
    dictationSlide(week, PARTS.apply),
    mistakesSlide(week),
    fixedSlide(week),
    challengeSlide(week),
    numberedWordsSlide({ title: 'Exit check: five words', ...exitRows, shown: false }),
    numberedWordsSlide({ title: 'Exit check: answers', ...exitRows, shown: true }),
  ];
  const { focus } = week;
  return drawDeck(`${name}: ${focus}`, `${name} · ${focus}`, withTeacherSlide(slides, week));
}

/** Words with meanings take a page more; then the teacher's page alone says how the mistakes are fixed. */
function withTeacherSlide(slides: Slide[], week: TeachingWeek): Slide[] {
  const { mistakes, notes, requirement } = week;
  const curriculum = { heading: 'National curriculum', text: requirement };
  if (slides.length < MOST_SLIDES) return [...slides, teacherSlide({ notes, more: [curriculum] })];
  const fixed = mistakes.map(({ wrong, right }) => `${wrong}: ${right}`).join('; ');
  const more = [{ heading: 'Mistakes fixed', text: `${fixed}.` }, curriculum];
  return [...slides.filter(({ title }) => title !== FIXED_TITLE), teacherSlide({ notes, more })];
}

function puzzleSlides({ puzzle }: TeachingWeek): Slide[] {
  return puzzle.kind === 'sort' ? sortSlides(puzzle) : oddOneOutSlides(puzzle);
}
