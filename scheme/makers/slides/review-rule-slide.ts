import { columns } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { commonSize, fit } from '../paper/fit.ts';
import { markedRuns } from '../paper/marked-runs.ts';
import { drawCard } from '../paper/ornaments.ts';
import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { capitalised } from '../words/capitalised.ts';
import { soundAlikes } from '../words/sound-alikes.ts';
import { spread } from '../words/spread.ts';
import { keepingToRule } from '../words/keeping-to-rule.ts';
import { REVIEW_SESSIONS } from '../sessions.ts';
import { type Slide, TITLE_BOX } from './slide.ts';

const EXAMPLES_HEIGHT = 92;
const GAP = 14;
const CELL_PADDING = 12;

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
      const words = ruleExamples(week, askedLater);
      const cells = columns(bottom, words.length, GAP);
      const texts = words.map((notation, index) => {
        const cell = cells[index] ?? bottom;
        return {
          ...wordText(notation),
          ...cell,
          x: cell.x + CELL_PADDING,
          width: cell.width - 2 * CELL_PADDING,
        };
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

/** Three words if they fit side by side, else two: of each group one, so that all that the rule says is seen. Words that sound alike stand in pairs. */
export function ruleExamples(week: TeachingWeek, askedLater: string[]): string[] {
  const isOpen = (notation: string) => !askedLater.includes(plainWord(notation));
  if (week.pattern === 'homophones') {
    const pairs = soundAlikes(week)
      .map((set) => set.slice(0, 2))
      .filter(
        (pair) => pair.every(isOpen) && pair.some((word) => keepingToRule(week).includes(word)),
      );
    return asManyAsFit(pairs.map((pair) => pair.join(BETWEEN_ALIKE)));
  }
  const words = keepingToRule(week).filter(isOpen);
  return asManyAsFit(
    words,
    week.groups.map((group) => words.filter((word) => group.words.includes(word))),
  );
}

const BETWEEN_ALIKE = ' \u2013 ';
const MOST_EXAMPLES = 3;

function asManyAsFit(words: string[], groups: string[][] = [words]): string[] {
  const hasThree = words.filter((word) => fitsAmong(word, MOST_EXAMPLES)).length >= MOST_EXAMPLES;
  const count = hasThree ? MOST_EXAMPLES : MOST_EXAMPLES - 1;
  const fitting = groups
    .map((group) => group.filter((word) => fitsAmong(word, count)))
    .filter((group) => group.length > 0);
  return ofEach(fitting, count);
}

/** As many as are wanted, from each group the same share, or one more from the first. */
function ofEach(groups: string[][], count: number): string[] {
  const asked = spread(groups, count);
  const shares = asked.map((_, index) => Math.ceil((count - index) / asked.length));
  return asked.flatMap((group, index) => spread(group, shares[index] ?? 0));
}

function fitsAmong(notation: string, count: number): boolean {
  const [cell] = columns({ x: 0, y: 0, width: TITLE_BOX.width, height: 0 }, count, GAP);
  const width = (cell?.width ?? 0) - 2 * CELL_PADDING;
  return fit({ ...wordText(notation), width, height: EXAMPLES_HEIGHT }).fits;
}

function wordText(notation: string) {
  const content = markedRuns(notation, 'board');
  return { kind: 'board', content, size: 48, oneLine: true } as const;
}
