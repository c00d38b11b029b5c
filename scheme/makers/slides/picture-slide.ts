import { below, columns, inset, rows } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { drawCard } from '../paper/ornaments.ts';
import type { Activity } from '../activities/activity.ts';
import { putPicture } from '../pictures/draw-picture.ts';
import type { Session } from '../sessions.ts';
import { putInstruction } from './instruction.ts';
import type { Slide } from './slide.ts';

const GAP = 14;
const WORD_HEIGHT = 56;

/** A card for each picture, with room for the word under it. */
export function pictureSlide({ title, instruction, items }: Activity, session: Session): Slide {
  return {
    title,
    session,
    notes: `${instruction} Partners take turns; ask for the tricky letters before anyone writes.`,
    draw(sheet, wholeArea) {
      const area = putInstruction(sheet, wholeArea, instruction);
      const across = Math.ceil(items.length / 2);
      const cards = rows(area, 2, GAP).flatMap((row) => columns(row, across, GAP));
      for (const [index, { prompt, answer }] of items.entries()) {
        const card = cards[index] ?? area;
        sheet.ornament((document) =>
          drawCard(document, card, { fill: COLOURS.sheet, edge: COLOURS.line }),
        );
        const picture = { ...card, height: card.height - WORD_HEIGHT };
        putPicture(sheet, answer, inset(picture, 10, 10));
        sheet.text({
          name: `number ${index + 1}`,
          kind: 'board',
          content: String(index + 1),
          font: 'readingBold',
          size: 40,
          colour: COLOURS.leaf,
          box: { x: card.x + 14, y: card.y + 4, width: 40, height: 52 },
        });
        sheet.text({
          name: `word ${index + 1}`,
          kind: 'board',
          content: prompt,
          size: 44,
          box: inset(below(card, picture.height), 10, 0),
          align: 'centre',
          valign: 'middle',
          oneLine: true,
        });
      }
    },
  };
}
