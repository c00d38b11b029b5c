import { inset } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { drawApple, drawCard } from '../paper/ornaments.ts';
import type { TeachingWeek } from '../../week.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import type { Slide } from './slide.ts';

export const CHALLENGE = 'Challenge';

export function challengeSlide({ challenge, notes }: TeachingWeek): Slide {
  return {
    title: CHALLENGE,
    session: TEACHING_SESSIONS.apply,
    notes: `Children write in their books or on the stretch worksheet. Support: ${notes.support} Stretch: ${notes.stretch}`,
    draw(sheet, area) {
      sheet.ornament((document) => {
        drawCard(document, area, { fill: COLOURS.honeyWash, edge: COLOURS.honey });
        drawApple(document, area.x + 36, area.y + area.height / 2 - 56, 112);
      });
      const text = inset(area, 36, 16);
      sheet.text({
        name: 'challenge',
        kind: 'board',
        content: challenge.replaceAll(/- (?=words?\b)/gu, '-\u00A0'),
        size: 48,
        leading: 1.28,
        box: { ...text, x: text.x + 150, width: text.width - 150 },
        valign: 'middle',
      });
    },
  };
}
