import { COLOURS } from '../paper/colours.ts';
import { fit } from '../paper/fit.ts';
import { drawCard } from '../paper/ornaments.ts';
import { REVIEW_SESSIONS } from '../sessions.ts';
import type { Slide } from './slide.ts';

const CARD = { x: 48, y: 100, width: 864, height: 390 } as const;
const PADDING = { across: 34, down: 12 } as const;
const INNER = { width: CARD.width - 2 * PADDING.across, height: CARD.height - 2 * PADDING.down };

/** The dictation passage on one page, or on two where it is long. */
export function passageSlides(passage: string[]): Slide[] {
  if (fits(passage)) return [passageSlide('Check your passage', passage)];
  const half = Math.ceil(passage.length / 2);
  return [
    passageSlide('Check your passage: first part', passage.slice(0, half)),
    passageSlide('Check your passage: second part', passage.slice(half)),
  ];
}

function passageSlide(title: string, sentences: string[]): Slide {
  return {
    title,
    session: REVIEW_SESSIONS.passage,
    notes: 'Children mark their own passage, a sentence at a time, and write slips again in full.',
    draw(sheet) {
      sheet.ornament((document) =>
        drawCard(document, CARD, { fill: COLOURS.sheet, edge: COLOURS.line }),
      );
      sheet.text({
        ...passageText(sentences),
        name: 'passage',
        box: { x: CARD.x + PADDING.across, y: CARD.y + PADDING.down, ...INNER },
        valign: 'middle',
      });
    },
  };
}

function fits(sentences: string[]): boolean {
  return fit({ ...passageText(sentences), ...INNER }).fits;
}

function passageText(sentences: string[]) {
  return { kind: 'board', content: sentences.join(' '), size: 46, leading: 1.26 } as const;
}
