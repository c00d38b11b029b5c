import { COLOURS } from '../paper/colours.ts';
import { commonSize, fit } from '../paper/fit.ts';
import { drawCard } from '../paper/ornaments.ts';
import { REVIEW_SESSIONS } from '../sessions.ts';
import type { Slide } from './slide.ts';

const CARD = { x: 48, y: 100, width: 864, height: 390 } as const;
const PADDING = { across: 34, down: 12 } as const;
const LARGEST = 48;
const INNER = { width: CARD.width - 2 * PADDING.across, height: CARD.height - 2 * PADDING.down };

/** The dictation passage on one page, or on two where it is long. */
export function passageSlides(passage: string[]): Slide[] {
  if (fits(passage)) return [passageSlide('Check your passage', passage, LARGEST)];
  const half = evenHalf(passage);
  const parts = [passage.slice(0, half), passage.slice(half)];
  const size = commonSize(parts.map((part) => ({ ...passageText(part), ...INNER })));
  return parts.map((part, index) =>
    passageSlide(`Check your passage: ${index === 0 ? 'first' : 'second'} part`, part, size),
  );
}

/** How many sentences make the first part, so that both parts are of like length. */
function evenHalf(passage: string[]): number {
  const differences = passage.slice(1).map((_, index) => {
    const first = passage.slice(0, index + 1).join(' ').length;
    return Math.abs(first - passage.slice(index + 1).join(' ').length);
  });
  return differences.indexOf(Math.min(...differences)) + 1;
}

function passageSlide(title: string, sentences: string[], size: number): Slide {
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
        size,
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
  return { kind: 'board', content: sentences.join(' '), size: LARGEST, leading: 1.24 } as const;
}
