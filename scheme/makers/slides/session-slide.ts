import { inset } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { SESSION_MINUTES, type Session } from '../sessions.ts';
import type { Look } from './looks.ts';
import { SLIDE } from './slide-size.ts';
import type { Slide } from './slide.ts';

interface SessionStart {
  session: Session;
  look: Look;
  /** What the class will do, a few words each. */
  steps: string[];
}

const NUMBER = { x: 96, y: 170, size: 200 } as const;

/** Marks where a session begins, and so where the one before may stop. */
export function sessionSlide({ session, look, steps }: SessionStart): Slide {
  return {
    session,
    notes: `Session ${session.number} of 5, ${SESSION_MINUTES} minutes. ${steps.join('. ')}. Stop at the next page like this one, or go on.`,
    draw(sheet) {
      sheet.ornament((document) => {
        const { x, y, size } = NUMBER;
        const isSquare = look.name === 'reference';
        const fill = isSquare ? COLOURS.leafDeep : COLOURS.leaf;
        if (isSquare) document.rect(x, y, size, size).fill(fill);
        else document.circle(x + size / 2, y + size / 2, size / 2).fill(fill);
        for (let dot = 1; dot <= 5; dot += 1) {
          const isDone = dot <= session.number;
          document
            .circle(x + 20 + (dot - 1) * 40, y + size + 40, 10)
            .lineWidth(2.5)
            .fillAndStroke(isDone ? COLOURS.leaf : COLOURS.paper, COLOURS.leaf);
        }
      });
      sheet.text({
        name: 'number of the session',
        kind: 'board',
        content: String(session.number),
        font: 'heading',
        size: 120,
        colour: COLOURS.sheet,
        box: { x: NUMBER.x, y: NUMBER.y, width: NUMBER.size, height: NUMBER.size },
        align: 'centre',
        valign: 'middle',
        oneLine: true,
        tag: 'Artifact',
      });
      const right = { x: 352, y: 120, width: SLIDE.width - 352 - 48, height: 370 };
      const { height } = sheet.text({
        name: 'name of the session',
        kind: 'board',
        content: session.name,
        font: 'heading',
        size: 60,
        leading: 1.12,
        colour: COLOURS.leafDeep,
        box: { ...right, height: 150 },
        tag: 'H1',
      });
      sheet.text({
        name: 'steps of the session',
        kind: 'board',
        content: steps.map((step) => `•\u00A0${step}`).join('\n'),
        size: 44,
        leading: 1.34,
        box: inset({ ...right, y: right.y + height + 16, height: right.height - height - 16 }, 0),
        filled: true,
      });
    },
  };
}
