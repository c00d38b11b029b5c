import { below, inset } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { drawCard } from '../paper/ornaments.ts';
import type { TeachingWeek } from '../../week.ts';
import { putPicture } from '../pictures/draw-picture.ts';
import { pictureOf } from '../pictures/pictures.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import { titleInTurn } from '../words/title-in-turn.ts';
import { journeySlide } from './journey-slide.ts';
import type { Slide } from './slide.ts';

const TITLES = ['Where the word comes from', 'The story of a word', 'A word with a past'] as const;

/** What is told of a word: its journey, where it has one, or the fact alone. */
export function originSlide({ origin, focus }: TeachingWeek): Slide {
  if (origin.journey !== undefined) return journeySlide(origin.word, origin.fact, origin.journey);
  return {
    title: titleInTurn(TITLES, focus),
    session: TEACHING_SESSIONS.explore,
    notes:
      'Read the fact together. Ask what it explains about the spelling, and where else the class has met it.',
    draw(sheet, area) {
      const card = { ...area, height: 128 };
      const hasPicture = pictureOf(origin.word) !== undefined;
      sheet.ornament((document) => {
        drawCard(document, card, { fill: COLOURS.leafWash, edge: COLOURS.leafWash });
        if (!hasPicture) drawSeedling(document, card.x + card.width - 110, card.y + card.height);
      });
      const side = { ...card, x: card.x + card.width - 136, width: 120 };
      putPicture(sheet, origin.word, inset(side, 0, 12));
      sheet.text({
        name: 'word',
        kind: 'board',
        content: origin.word,
        font: 'readingBold',
        size: 64,
        colour: COLOURS.leafDeep,
        box: { ...card, x: card.x + 32, width: card.width - 180 },
        valign: 'middle',
        oneLine: true,
      });
      sheet.text({
        name: 'where it comes from',
        kind: 'board',
        content: origin.fact,
        size: 44,
        box: below(area, card.height + 16),
        valign: 'middle',
      });
    },
  };
}

/** A seedling with its root showing, standing on the edge of the card. */
function drawSeedling(document: PDFKit.PDFDocument, x: number, ground: number): void {
  document
    .path(`M${x} ${ground} C${x - 2} ${ground - 30} ${x + 2} ${ground - 50} ${x} ${ground - 78}`)
    .lineWidth(6)
    .lineCap('round')
    .stroke(COLOURS.leaf);
  document
    .path(`M${x} ${ground - 52} c 4 -34 32 -50 64 -46 c -2 34 -30 54 -64 46 Z`)
    .fill(COLOURS.leaf);
  document
    .path(`M${x} ${ground - 34} c -4 -30 -28 -44 -56 -40 c 2 30 26 48 56 40 Z`)
    .fill(COLOURS.leafDeep);
}
