import { columns } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { commonSize, fit } from '../paper/fit.ts';
import { markedRuns } from '../paper/marked-runs.ts';
import { drawCard } from '../paper/ornaments.ts';
import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { capitalised } from '../words/capitalised.ts';
import { spread } from '../words/spread.ts';
import { keepingToRule } from '../words/keeping-to-rule.ts';
import { REVIEW_SESSIONS } from '../sessions.ts';
import type { Slide } from './slide.ts';

const EXAMPLES_HEIGHT = 92;
const GAP = 14;

/** One of the weeks under review: its focus, its rule and three of its words, none of which is asked afterwards. */
export function reviewRuleSlide(week: TeachingWeek, askedLater: string[]): Slide {
  const { focus, rule, notes } = week;
  return {
    title: capitalised(focus),
    session: REVIEW_SESSIONS.rules,
    notes: `Read the rule, then ask for two more words that keep to it. ${notes.say}`,
    draw(sheet, area) {
      const card = { ...area, height: area.height - EXAMPLES_HEIGHT - GAP };
      sheet.ornament((document) => {
        drawCard(document, card, { fill: COLOURS.leafWash, edge: COLOURS.leafWash });
        document.roundedRect(card.x, card.y, 12, card.height, 6).fill(COLOURS.leaf);
      });
      sheet.text({
        name: 'rule',
        kind: 'board',
        content: rule,
        size: 44,
        box: { x: card.x + 40, y: card.y + 6, width: card.width - 66, height: card.height - 12 },
        valign: 'middle',
      });
      const bottom = {
        ...area,
        y: area.y + area.height - EXAMPLES_HEIGHT,
        height: EXAMPLES_HEIGHT,
      };
      const words = examples(
        keepingToRule(week).filter((notation) => !askedLater.includes(plainWord(notation))),
        (notation, count) => {
          const width = columns(bottom, count, GAP)[0]?.width ?? 0;
          return fit({ ...wordText(notation), width: width - 24, height: EXAMPLES_HEIGHT }).fits;
        },
      );
      const cells = columns(bottom, words.length, GAP);
      const texts = words.map((notation, index) => {
        const cell = cells[index] ?? bottom;
        return { ...wordText(notation), ...cell, x: cell.x + 12, width: cell.width - 24 };
      });
      const size = commonSize(texts);
      for (const [index, text] of texts.entries()) {
        const cell = cells[index] ?? bottom;
        sheet.ornament((document) =>
          drawCard(document, cell, { fill: COLOURS.sheet, edge: COLOURS.line }),
        );
        sheet.text({
          ...text,
          name: `example ${index + 1}`,
          size,
          box: text,
          align: 'centre',
          valign: 'middle',
        });
      }
    },
  };
}

function wordText(notation: string) {
  const content = markedRuns(notation, 'board');
  return { kind: 'board', content, size: 48, oneLine: true } as const;
}

/** Three words from different groups if they fit side by side, else two. */
function examples(words: string[], fits: (notation: string, count: number) => boolean): string[] {
  const three = words.filter((word) => fits(word, 3));
  return three.length >= 3
    ? spread(three, 3)
    : spread(
        words.filter((word) => fits(word, 2)),
        2,
      );
}
