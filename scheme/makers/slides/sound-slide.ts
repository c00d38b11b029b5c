import { below, inset } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { drawCard } from '../paper/ornaments.ts';
import type { TeachingWeek } from '../../week.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import { stepAbout } from '../words/step-about.ts';
import { titleInTurn } from '../words/title-in-turn.ts';
import type { Slide } from './slide.ts';

const TITLES = ['Hear it, say it', 'Listen closely', 'Say it slowly'] as const;

export function soundSlide({ sound, notes, focus }: TeachingWeek): Slide {
  return {
    title: titleInTurn(TITLES, focus),
    session: TEACHING_SESSIONS.teach,
    notes: `${stepAbout(notes, 1)} Say: ${notes.say}`,
    draw(sheet, area) {
      const card = { ...area, height: 158 };
      sheet.ornament((document) => {
        drawCard(document, card, { fill: COLOURS.sheet, edge: COLOURS.line });
        drawSoundWaves(document, card.x + 44, card.y + card.height / 2);
      });
      sheet.text({
        name: 'sound',
        kind: 'board',
        content: sound.label,
        font: 'readingBold',
        size: 60,
        colour: COLOURS.leafDeep,
        box: { ...inset(card, 24, 10), x: card.x + 124, width: card.width - 150 },
        valign: 'middle',
        oneLine: true,
      });
      sheet.text({
        name: 'how to say it',
        kind: 'board',
        content: sound.how,
        size: 44,
        box: below(area, card.height + 14),
        valign: 'middle',
      });
    },
  };
}

function drawSoundWaves(document: PDFKit.PDFDocument, x: number, y: number): void {
  document.circle(x, y, 9).fill(COLOURS.apple);
  for (const radius of [24, 39, 54]) {
    const reach = radius * 0.76;
    document
      .path(
        `M${x + reach * 0.82} ${y - reach} A${radius} ${radius} 0 0 1 ${x + reach * 0.82} ${y + reach}`,
      )
      .lineWidth(6)
      .lineCap('round')
      .stroke(COLOURS.apple);
  }
}
