import { inset } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { commonSize, fit } from '../paper/fit.ts';
import { drawCard } from '../paper/ornaments.ts';
import type { TeachingWeek } from '../../week.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import { stepAbout } from '../words/step-about.ts';
import { titleInTurn } from '../words/title-in-turn.ts';
import type { Slide } from './slide.ts';

const TITLES = ['The rule, and where it stops', 'How it works', 'Our rule this week'] as const;

const GAP = 16;
const PADDING = { across: 26, down: 10 } as const;

/** The rule and, in a card of its own, where it does not hold. */
export function ruleSlide({ rule, exception, notes, focus }: TeachingWeek): Slide {
  return {
    title: titleInTurn(TITLES, focus),
    session: TEACHING_SESSIONS.teach,
    notes: `${stepAbout(notes, 2)} Watch for: ${notes.watchFor}`,
    draw(sheet, area) {
      const inner = area.width - 2 * PADDING.across - STRIPE;
      const heightOf = (content: string): number =>
        fit({ kind: 'board', content, size: 40, width: inner, height: area.height }).height;
      const spare = area.height - GAP - heightOf(rule) - heightOf(exception);
      const upper = { ...area, height: heightOf(rule) + spare / 2 };
      const lower = {
        ...area,
        y: upper.y + upper.height + GAP,
        height: heightOf(exception) + spare / 2,
      };
      const cards = [
        { name: 'rule', content: rule, box: upper, fill: COLOURS.leafWash, stripe: COLOURS.leaf },
        {
          name: 'exception',
          content: exception,
          box: lower,
          fill: COLOURS.honeyWash,
          stripe: COLOURS.honey,
        },
      ];
      const texts = cards.map(({ content, box }) => {
        const text = inset(box, PADDING.across, spare > 60 ? PADDING.down : 0);
        return {
          kind: 'board' as const,
          content,
          size: 44,
          ...text,
          x: text.x + STRIPE,
          width: text.width - STRIPE,
        };
      });
      const size = commonSize(texts);
      for (const [index, { name, box, fill, stripe }] of cards.entries()) {
        sheet.ornament((document) => {
          drawCard(document, box, { fill, edge: fill });
          document.roundedRect(box.x, box.y, STRIPE, box.height, STRIPE / 2).fill(stripe);
        });
        const text = texts[index];
        if (text !== undefined) sheet.text({ ...text, name, size, box: text, valign: 'middle' });
      }
    },
  };
}

const STRIPE = 12;
