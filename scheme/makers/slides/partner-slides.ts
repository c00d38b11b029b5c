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
    partnerSlide('Partner A reads, Partner B writes', words.slice(0, half), activity, session),
    partnerSlide('Swap: Partner B reads', words.slice(half), activity, session),
  ];
}

function partnerSlide(title: string, words: string[], activity: Activity, session: Session): Slide {
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
        size: 54,
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
        content:
          'Sit back to back. Read a word, say it in a sentence, and say it again. Then check it letter by letter.',
        size: 44,
        leading: 1.26,
        box: right,
        valign: 'middle',
      });
    },
  };
}
