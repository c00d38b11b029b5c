import type { TeachingWeek } from '../../week.ts';
import { soundsLikeAnother } from '../../words/sounds-like-another.ts';
import { isOldest } from '../words/is-oldest.ts';
import { misspellingsIn } from '../words/proofreading.ts';
import { sentenceWith } from '../words/sentence-for-mistake.ts';
import { shuffled } from '../words/shuffled.ts';
import { type ActivityItem, enough, type MakeActivity } from './activity.ts';
import { fittingItems } from './board-room.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Two spellings: for the oldest within a sentence; for others only where both are words. */
export const chooseTheSpelling: MakeActivity = (place, week) => {
  // As many right spellings first as second, so that the place gives nothing away.
  const isRightFirst = shuffled(
    week.mistakes.map((_, index) => index % 2 === 0),
    week.focus,
  );
  const items = week.mistakes.flatMap(({ wrong, right, why }, index): ActivityItem[] => {
    const options = isRightFirst[index] === true ? [right, wrong] : [wrong, right];
    if (isOldest(place)) {
      return itemFor(sentenceWith(week, right, `(${options.join(' or ')})`), right, why);
    }
    const sentence = soundsLikeAnother(right) ? sentenceWith(week, right, '____') : '';
    if (sentence === undefined) return [];
    return [
      { prompt: `${sentence} ${options.join(' or ')}?`.trimStart(), answer: right, reason: why },
    ];
  });
  return enough({
    kind: 'choose the spelling',
    title: 'Choose the spelling',
    instruction: 'Write the right spelling. Be ready to say why it is right.',
    items: fittingItems(items, { most: 4 }),
  });
};

/** Sentences with a mistake each. */
export const proofread: MakeActivity = (_place, week) =>
  enough({
    kind: 'proofread',
    title: 'Proofread: one slip in each line',
    instruction: 'One word in each sentence is wrong. Write it correctly.',
    items: fittingItems(sentencesWithMistakes(week), { most: 4 }),
  });

/** A paragraph in which the words to find are not pointed out. */
export const proofreadParagraph: MakeActivity = (_place, { proofreading }) => {
  const items = misspellingsIn(proofreading).map(({ wrong, right }) => ({
    prompt: wrong,
    answer: right,
  }));
  const count = NUMBERS[items.length] ?? String(items.length);
  return enough({
    kind: 'proofread a paragraph',
    title: `Proofread: find ${count} mistakes`,
    instruction: `There are ${count} spelling mistakes. Write each of these words correctly.`,
    items,
    paragraph: proofreading,
  });
};

export const spotTheMistake: MakeActivity = (_place, week) =>
  enough({
    kind: 'spot the mistake',
    title: 'Spot the mistake',
    instruction: 'There is one mistake in each line. Write the word correctly.',
    items: fittingItems(sentencesWithMistakes(week)),
  });

function sentencesWithMistakes(week: TeachingWeek): ActivityItem[] {
  return week.mistakes.flatMap(({ wrong, right, why }) =>
    itemFor(sentenceWith(week, right, wrong), right, why),
  );
}

/** Nothing where a word has no sentence to stand in. */
function itemFor(prompt: string | undefined, answer: string, reason: string): ActivityItem[] {
  return prompt === undefined ? [] : [{ prompt, answer, reason }];
}
