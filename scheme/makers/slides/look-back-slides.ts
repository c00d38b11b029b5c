import { splitAcross } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { widthOf } from '../paper/fonts.ts';
import { stack } from '../paper/stack.ts';
import { entryOf } from '../../words/words.ts';
import { fittingItems } from '../activities/board-room.ts';
import { withoutWatched } from '../activities/missing-letters.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import type { ReturningWord } from '../words/returning-words.ts';
import { reasonRows } from './reason-rows.ts';
import type { Slide } from './slide.ts';

const ON_SLIDE = 4;
const WORD_SIZE = 40;
const STACK = { sizes: [46, 43, 40], leastGap: 10, mostGap: 40 } as const;
const session = TEACHING_SESSIONS.check;

/** Words of earlier weeks: a meaning, and the word with its tricky letters gone. The worksheet has all of them. */
export function lookBackSlides(words: ReturningWord[]): Slide[] {
  const items = words.map(({ word, from }) => ({
    prompt: `${withoutWatched(word)} ${entryOf(word).meaning}`,
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
        const gapped = chosen.map(({ answer }) => withoutWatched(answer));
        const width = Math.max(...gapped.map((word) => widthOf('readingBold', word))) * WORD_SIZE;
        const [left, right] = splitAcross(area, width + 8, 24);
        const texts = chosen.map(({ answer }) => ({
          kind: 'board' as const,
          content: entryOf(answer).meaning,
        }));
        const { size, leading, boxes } = stack(right, texts, STACK);
        for (const [index, text] of texts.entries()) {
          sheet.text({
            name: `gapped word ${index + 1}`,
            kind: 'board',
            content: gapped[index] ?? '',
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
      notes: 'Ask which letters were missing, and why they are easy to forget.',
      draw: (sheet, area) =>
        reasonRows(
          sheet,
          area,
          chosen.map(({ answer, reason = '' }) => ({ answer, reason })),
        ),
    },
  ];
}
