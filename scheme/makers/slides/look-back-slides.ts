import { type Box, inset, splitAcross } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { fit } from '../paper/fit.ts';
import { widthOf } from '../paper/fonts.ts';
import { drawCard } from '../paper/ornaments.ts';
import { entryOf } from '../../words/words.ts';
import { fittingItems } from '../activities/board-room.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import { areLookBackHints, lookBackClue } from '../words/look-back-clue.ts';
import { lookBackWords } from '../words/returning-words.ts';
import type { WeekPlace } from '../week-place.ts';
import { sheetLookBackWords } from '../worksheet/look-back-format.ts';
import { supportLookBack } from '../worksheet/support-look-back.ts';
import { lookOf } from './looks.ts';
import { numberedWordsSlide } from './numbered-words-slide.ts';
import type { Slide } from './slide.ts';

const ON_SLIDE = 4;
const SIZE = 40;
const CLUE_HEIGHT = 49;
const PADDING = 20;
const CARD_GAP = 8;
const session = TEACHING_SESSIONS.check;

export const LOOK_BACK = {
  clues: 'Look back: who remembers?',
  answers: 'Look back: found again',
} as const;

/** Words of earlier weeks: some meanings, each with a clue to its word, then all the words that the worksheet asks for. */
export function lookBackSlides(place: WeekPlace, { isOnSheet }: { isOnSheet: boolean }): Slide[] {
  const chosen = itemsShown(place);
  if (chosen.length === 0) return [];
  const areHints = areHintsOnSlide(place);
  const hasApostrophe = chosen.some(({ answer }) => answer.includes("'"));
  const gapNote = hasApostrophe ? ' An apostrophe has a line of its own, like a letter.' : '';
  return [
    {
      title: LOOK_BACK.clues,
      session,
      notes: `${isOnSheet ? `${areHints ? 'A hint: show it' : 'To talk through'} when part E of the worksheet has been tried. ` : ''}Words of earlier weeks. Children spell each in full, then say where they met it.${gapNote}`,
      draw(sheet, area) {
        const clues = chosen.map(({ answer }) => clueText(lookBackClue(place, answer)));
        const widest = Math.max(...clues.map(({ content }) => widthOf('readingBold', content)));
        const inner = inset(area, PADDING, 0);
        const [left, right] = splitAcross(inner, widest * SIZE + 4, PADDING);
        const meanings = chosen.map(({ answer }) => meaningText(entryOf(answer).meaning));
        const heights = meanings.map((text) =>
          Math.max(
            CLUE_HEIGHT,
            fit({ ...text, width: right.width, height: Number.POSITIVE_INFINITY }).height,
          ),
        );
        for (const [index, card] of cardsFor(heights, area).entries()) {
          const [clue, meaning] = [clues[index], meanings[index]];
          if (clue === undefined || meaning === undefined) continue;
          sheet.ornament((document) =>
            drawCard(document, card, { fill: COLOURS.sheet, edge: COLOURS.line }),
          );
          const { y, height } = card;
          const name = `clue ${index + 1}`;
          sheet.text({ ...clue, name, box: { ...left, y, height }, valign: 'middle' });
          sheet.text({
            ...meaning,
            name: `meaning ${index + 1}`,
            box: { ...right, y, height },
            valign: 'middle',
          });
        }
      },
    },
    numberedWordsSlide({
      title: LOOK_BACK.answers,
      session,
      notes: `${isOnSheet ? 'Children mark part E from it; on the support worksheet part D. ' : ''}Ask which letters are easy to forget, and why.`,
      look: lookOf(place.year.name),
      words: wordsToMark(place),
      shown: true,
    }),
  ];
}

/** Whether the clues of the slide help with the worksheet. */
export function areHintsOnSlide(place: WeekPlace): boolean {
  return areLookBackHints(
    place,
    itemsShown(place).map(({ answer }) => answer),
  );
}

function itemsShown(place: WeekPlace): { prompt: string; answer: string }[] {
  const items = lookBackWords(place).map(({ word }) => ({
    prompt: `${lookBackClue(place, word)} ${entryOf(word).meaning}`,
    answer: word,
  }));
  return fittingItems(items, { most: ON_SLIDE, height: 340 });
}

/** The words of all worksheets: where few have come back yet, part E may ask for others, and so may the support worksheet for words that it has had. */
function wordsToMark(place: WeekPlace): { word: string; remark: string }[] {
  const words = lookBackWords(place).map(({ word, from }) => ({ word, remark: from }));
  const ofSheet = sheetLookBackWords(place).map((word) => ({ word, remark: 'from before' }));
  const ofSupport = supportLookBack(place).map(({ word, from }) => ({ word, remark: from }));
  const told = new Map([...ofSheet, ...ofSupport, ...words].map((item) => [item.word, item]));
  const order = [...words, ...ofSheet, ...ofSupport].map(({ word }) => word);
  return [...new Set(order)].flatMap((word) => told.get(word) ?? []);
}

/** A card for each meaning, as high as it needs to be; together they fill the area. */
function cardsFor(heights: number[], area: Box): Box[] {
  const taken = heights.reduce((sum, height) => sum + height, 0);
  const spare = area.height - taken - CARD_GAP * (heights.length - 1);
  let { y } = area;
  return heights.map((needed) => {
    const card = { ...area, y, height: needed + spare / heights.length };
    y += card.height + CARD_GAP;
    return card;
  });
}

function clueText(content: string) {
  return {
    kind: 'board',
    content,
    font: 'readingBold',
    size: SIZE,
    colour: COLOURS.leafDeep,
    oneLine: true,
  } as const;
}

function meaningText(content: string) {
  return { kind: 'board', content, size: SIZE, leading: 1.1 } as const;
}
