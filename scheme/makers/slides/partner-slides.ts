import { columns, inset, rows } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { commonSize } from '../paper/fit.ts';
import { drawCard } from '../paper/ornaments.ts';
import type { Activity } from '../activities/activity.ts';
import type { Session } from '../sessions.ts';
import type { Slide } from './slide.ts';

/** Half of the words for one partner to read out, then the other half for the other. */
export function partnerSlides(activity: Activity, session: Session): Slide[] {
  const half = activity.items.length / 2;
  const words = activity.items.map(({ answer }) => answer);
  return [
    partnerSlide(
      { title: 'Partner A reads, Partner B writes', words: words.slice(0, half), writer: 'B' },
      activity,
      session,
    ),
    partnerSlide(
      { title: 'Swap: Partner B reads', words: words.slice(half), writer: 'A' },
      activity,
      session,
    ),
  ];
}

interface Turn {
  title: string;
  words: string[];
  writer: 'A' | 'B';
}

function partnerSlide({ title, words, writer }: Turn, activity: Activity, session: Session): Slide {
  return {
    title,
    session,
    notes: `${activity.instruction} They mark together before they swap.`,
    draw(sheet, area) {
      const [left, right] = columns(area, 2, 24);
      if (left === undefined || right === undefined) return;
      const cells = rows(left, words.length, 10);
      const texts = words.map((content, index) => ({
        kind: 'board' as const,
        content,
        font: 'readingBold' as const,
        size: 52,
        oneLine: true,
        box: inset(cells[index] ?? left, 20, 0),
      }));
      const size = commonSize(texts.map(({ box, ...text }) => ({ ...text, ...box })));
      for (const [index, text] of texts.entries()) {
        const cell = cells[index] ?? left;
        sheet.ornament((document) =>
          drawCard(document, cell, { fill: COLOURS.sheet, edge: COLOURS.line }),
        );
        sheet.text({ ...text, name: `word ${index + 1}`, size, valign: 'middle' });
      }
      sheet.text({
        name: 'what to do',
        kind: 'board',
        content: `Partner ${writer} turns away from the board. Read a word, say it in a sentence, say it again. Then check it together.`,
        size: 44,
        leading: 1.26,
        box: right,
        valign: 'middle',
      });
    },
  };
}
