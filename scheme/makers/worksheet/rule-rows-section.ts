import type { Handwriting } from '../paper/handwriting.ts';
import { BOTTOM, LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import type { TeachingWeek } from '../../week.ts';
import { capitalised } from '../words/capitalised.ts';
import { guideLineFor } from './guide-line.ts';
import { startSection } from './section.ts';

/** The heading and five rows, which end at the foot of the page. */
export const RULES_HEIGHT = 290;

/** Where a week under review has no rule, its words are written for the letters to watch. */
export function ruleTask(weeks: { week: TeachingWeek }[]): {
  heading: string;
  instruction: string;
} {
  return weeks.some(({ week }) => week.pattern === 'tricky part')
    ? {
        heading: 'Which letters are the trap?',
        instruction: 'Write two words of each week from the check. Underline the letters to watch.',
      }
    : {
        heading: 'Which rule explains it?',
        instruction: 'Write two words from the check under the rule that explains them.',
      };
}

/** What each week was about, with a line for words that belong there. */
export function drawRuleRows(
  sheet: Sheet,
  top: number,
  { letter, weeks }: { letter: string; weeks: { number: number; week: TeachingWeek }[] },
  handwriting: Handwriting,
): void {
  const guideLine = guideLineFor(handwriting);
  const y = startSection(sheet, top, { letter, ...ruleTask(weeks) });
  const row = (BOTTOM - y) / weeks.length;
  for (const [index, { week }] of weeks.entries()) {
    const from = y + index * row;
    sheet.text({
      name: `heading of week ${index + 1}`,
      kind: 'print',
      // What a week revises is a rule like any other.
      content: capitalised(week.focus.replace(/^revise /u, '')),
      font: 'readingBold',
      size: 12.5,
      box: { x: LEFT, y: from, width: WIDTH, height: 18 },
      oneLine: true,
    });
    sheet.ornament((document) => guideLine(document, from + row - 6, LEFT, WIDTH));
  }
}
