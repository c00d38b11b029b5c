import { splitAcross } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { widthOf } from '../paper/fonts.ts';
import { stack } from '../paper/stack.ts';
import { entryOf } from '../../words/words.ts';
import { fittingItems } from '../activities/board-room.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import { lookBackClue } from '../words/look-back-clue.ts';
import { lookBackWords } from '../words/returning-words.ts';
import type { WeekPlace } from '../week-place.ts';
import { reasonRows } from './reason-rows.ts';
import type { Slide } from './slide.ts';

const ON_SLIDE = 4;
const WORD_SIZE = 40;
const STACK = { sizes: [46, 43, 40], leastGap: 10, mostGap: 40 } as const;
const session = TEACHING_SESSIONS.check;

/** Words of earlier weeks: a meaning, and a clue to the word. The worksheet has all of them. */
export function lookBackSlides(place: WeekPlace): Slide[] {
  const items = lookBackWords(place).map(({ word, from }) => ({
    prompt: `${lookBackClue(place, word)} ${entryOf(word).meaning}`,
    answer: word,
    reason: `${entryOf(word).meaning} (${from})`,
  }));
  const chosen = fittingItems(items, { most: ON_SLIDE, height: 340 });
  if (chosen.length === 0) return [];
  return [
    {
      title: 'Look back: who remembers?',
      session,
      notes: 'Words of earlier weeks. Children write each in full, then say where they met it.',
      draw(sheet, area) {
        const clues = chosen.map(({ answer }) => lookBackClue(place, answer));
        const width = Math.max(...clues.map((word) => widthOf('readingBold', word))) * WORD_SIZE;
        const [left, right] = splitAcross(area, width + 8, 24);
        const texts = chosen.map(({ answer }) => ({
          kind: 'board' as const,
          content: entryOf(answer).meaning,
        }));
        const { size, leading, boxes } = stack(right, texts, STACK);
        for (const [index, text] of texts.entries()) {
          sheet.text({
            name: `clue ${index + 1}`,
            kind: 'board',
            content: clues[index] ?? '',
            font: 'readingBold',
            size: WORD_SIZE,
            colour: COLOURS.leafDeep,
            box: { ...left, y: (boxes[index]?.y ?? 0) - 4, height: 58 },
            valign: 'middle',
            oneLine: true,
          });
          const box = boxes[index] ?? right;
          sheet.text({ ...text, name: `meaning ${index + 1}`, size, leading, box });
        }
      },
    },
    {
      title: 'Look back: found again',
      session,
      notes: 'Ask which letters are easy to forget, and why.',
      draw: (sheet, area) =>
        reasonRows(
          sheet,
          area,
          chosen.map(({ answer, reason = '' }) => ({ answer, reason })),
        ),
    },
  ];
}
