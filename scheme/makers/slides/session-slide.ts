import { COLOURS } from '../paper/colours.ts';
import { drawCard } from '../paper/ornaments.ts';
import type { Sheet } from '../paper/sheet.ts';
import { SESSION_MINUTES, type Session } from '../sessions.ts';
import { type Look, NUMBER_BOX } from './look.ts';
import { SLIDE } from './slide-size.ts';
import type { Slide } from './slide.ts';

interface SessionStart {
  session: Session;
  look: Look;
  /** Chooses among the questions to talk about. */
  turn: number;
  /** What the class will do, a few words each. */
  steps: string[];
}

const RIGHT = { x: 336, y: 72, width: SLIDE.width - 336 - 48, height: 296 } as const;
const TALK = { x: 48, y: 388, width: SLIDE.width - 96, height: 112 } as const;

/** Marks where a session begins, and so where the one before may stop. */
export function sessionSlide({ session, look, turn, steps }: SessionStart): Slide {
  const talk = session.talk[turn % session.talk.length] ?? '';
  return {
    session,
    notes: `Session ${session.number} of 5, ${SESSION_MINUTES} minutes. Talk for a minute, then hear two pairs: ${talk} Then: ${steps.join('. ')}. Stop at the next page like this one, or go on.`,
    draw(sheet) {
      sheet.ornament((document) => look.drawStart(document, session.number));
      sheet.text({
        name: 'number of the session',
        kind: 'board',
        content: String(session.number),
        font: 'heading',
        size: 120,
        colour: look.number.ink,
        box: NUMBER_BOX,
        align: 'centre',
        valign: 'middle',
        oneLine: true,
        tag: 'Artifact',
      });
      const { height } = sheet.text({
        name: 'name of the session',
        kind: 'board',
        content: session.name,
        font: 'heading',
        size: 60,
        leading: 1.12,
        colour: COLOURS.leafDeep,
        box: { ...RIGHT, height: 150 },
        tag: 'H1',
      });
      sheet.text({
        name: 'steps of the session',
        kind: 'board',
        content: steps.map((step) => `•\u00A0${step}`).join('\n'),
        size: 44,
        leading: 1.2,
        box: { ...RIGHT, y: RIGHT.y + height + 10, height: RIGHT.height - height - 10 },
        filled: true,
      });
      drawTalk(sheet, talk);
    },
  };
}

/** A speech bubble with the question that partners begin with. */
function drawTalk(sheet: Sheet, talk: string): void {
  sheet.ornament((document) => {
    drawCard(document, TALK, { fill: COLOURS.honeyWash, edge: COLOURS.honey });
    const [x, y] = [TALK.x + 66, TALK.y + TALK.height / 2 - 6];
    document.lineWidth(5).lineJoin('round');
    document
      .path(
        `M${x - 26} ${y - 28} h52 q14 0 14 14 v20 q0 14 -14 14 h-26 l-18 20 v-20 h-8 q-14 0 -14 -14 v-20 q0 -14 14 -14 Z`,
      )
      .fillAndStroke(COLOURS.sheet, COLOURS.leafDeep);
    for (const dot of [-18, 0, 18]) document.circle(x + dot, y - 4, 5).fill(COLOURS.leafDeep);
  });
  sheet.text({
    name: 'talk',
    kind: 'board',
    content: talk,
    size: 44,
    leading: 1.12,
    box: { ...TALK, x: TALK.x + 132, width: TALK.width - 156 },
    valign: 'middle',
  });
}
