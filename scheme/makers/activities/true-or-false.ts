import { enough, type MakeActivity } from './activity.ts';
import { fittingItems } from './board-room.ts';
import { mixedWords } from './word-list.ts';

const MOST_ON_BOARD = 4;
const MOST_ON_PAPER = 6;

/** Words with a meaning each: every other one has the meaning of another word of the week. */
export const trueOrFalse: MakeActivity = (_place, week) => {
  const words = mixedWords(week, 'true or false').slice(0, MOST_ON_PAPER);
  const swapped = words.filter((_, index) => index % 2 === 0);
  const items = words.map((listed) => {
    const place = swapped.indexOf(listed);
    const meant = place === -1 ? listed : (swapped[(place + 1) % swapped.length] ?? listed);
    const { meaning } = meant.entry;
    return { prompt: `${listed.word}: ${meaning}`, answer: meant.word, reason: meaning };
  });
  return enough({
    kind: 'true or false',
    title: 'True or false?',
    instruction: 'Is that what it means? Copy the word if it is; if not, write the word that does.',
    items: fittingItems(items, { most: MOST_ON_BOARD }),
    onPaper: items,
  });
};
