import type { TeachingWeek } from '../../week.ts';
import { soundsLikeAnother } from '../../words/sounds-like-another.ts';
import { entryOf } from '../../words/words.ts';
import { misspellingsIn } from '../words/proofreading.ts';
import { shuffled } from '../words/shuffled.ts';
import { type ActivityItem, enough, type MakeActivity } from './activity.ts';
import { fittingItems } from './board-room.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

type Mistake = TeachingWeek['mistakes'][number];

/** Two spellings; where both are words, with a sentence that has room for one of them. */
export const chooseTheSpelling: MakeActivity = (_place, week) => {
  // As many right spellings first as second, so that the place gives nothing away.
  const isRightFirst = shuffled(
    week.mistakes.map((_, index) => index % 2 === 0),
    week.focus,
  );
  const items = week.mistakes.map((mistake, index): ActivityItem => {
    const { wrong, right, why } = mistake;
    const options = (isRightFirst[index] === true ? [right, wrong] : [wrong, right]).join(' or ');
    const sentence = soundsLikeAnother(right) ? `${inSentence(mistake, '____')} ` : '';
    return { prompt: `${sentence}${options}?`, answer: right, reason: why };
  });
  return enough({
    kind: 'choose the spelling',
    title: 'Choose the spelling',
    instruction: 'Which spelling is right? Write it, and say how you know.',
    items: fittingItems(items, { most: 4 }),
  });
};

/** Sentences with a mistake each. */
export const proofread: MakeActivity = (_place, week) => {
  const items = week.mistakes.map((mistake): ActivityItem => ({
    prompt: inSentence(mistake, mistake.wrong),
    answer: mistake.right,
    reason: mistake.why,
  }));
  return enough({
    kind: 'proofread',
    title: 'Proofread: one slip in each line',
    instruction: 'Find the word that is wrong, underline it and write it correctly.',
    items: fittingItems(items, { most: 4 }),
  });
};

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
    instruction: `Read the paragraph twice. Underline ${count} words that are misspelt, then write each one correctly.`,
    items,
    paragraph: proofreading,
  });
};

/** The misspelt words by themselves; where the spelling is that of another word, with the sentence. */
export const spotTheMistake: MakeActivity = (_place, week) =>
  enough({
    kind: 'spot the mistake',
    title: 'Spot the mistake',
    instruction: 'There is a mistake in each. Write the word correctly and say why.',
    items: fittingItems(
      week.mistakes.map((mistake) => ({
        prompt: soundsLikeAnother(mistake.right)
          ? inSentence(mistake, mistake.wrong)
          : mistake.wrong,
        answer: mistake.right,
        reason: mistake.why,
      })),
    ),
  });

function inSentence({ right }: Mistake, instead: string): string {
  return entryOf(right).sentence.replace(new RegExp(`\\b${right}(?![a-z])`, 'u'), () => instead);
}
