import { BOTTOM, LEFT, WIDTH, writingLine } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import type { TeachingWeek } from '../../week.ts';
import { capitalised } from '../words/capitalised.ts';
import { startSection } from './section.ts';

/** The heading and five rows, which end at the foot of the page. */
export const RULES_HEIGHT = 290;

/** What each week was about, with a line for words that belong there. */
export function drawRuleRows(
  sheet: Sheet,
  top: number,
  { letter, weeks }: { letter: string; weeks: { number: number; week: TeachingWeek }[] },
): void {
  const y = startSection(sheet, top, {
    letter,
    heading: 'Which rule explains it?',
    instruction: 'Write two words from the check under the rule that explains them.',
  });
  const row = (BOTTOM - y) / weeks.length;
  for (const [index, { week }] of weeks.entries()) {
    const from = y + index * row;
    sheet.text({
      name: `heading of week ${index + 1}`,
      kind: 'print',
      content: capitalised(week.focus),
      font: 'readingBold',
      size: 12.5,
      box: { x: LEFT, y: from, width: WIDTH, height: 18 },
      oneLine: true,
    });
    sheet.ornament((document) => writingLine(document, from + row - 6, LEFT, WIDTH));
  }
}
