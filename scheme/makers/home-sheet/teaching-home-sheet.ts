import { fit } from '../paper/fit.ts';
import { drawPracticeGrid } from '../paper/practice-grid.ts';
import type { Run } from '../paper/runs.ts';
import { Sheet } from '../paper/sheet.ts';
import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import type { WeekPlace } from '../week-place.ts';
import { capitalised } from '../words/capitalised.ts';
import { practiceWords } from '../words/practice-words.ts';
import { A4_ACROSS, drawFrame, drawTwice, FOOT, TEXT_WIDTH } from './half-page.ts';

const GAP = 10;
const PADDING = 9;

export function drawTeachingHomeSheet({ name }: WeekPlace, week: TeachingWeek): Sheet {
  const sheet = new Sheet({ title: `${name}: ${week.focus}, home sheet`, ...A4_ACROSS });
  drawTwice(sheet, (left) => {
    const top = drawFrame(sheet, left, { place: name, title: capitalised(week.focus) });
    const y = drawRule(sheet, left, top, week.rule) + GAP;
    const hints = week.byHeart.map((item) => ({ ...HINT, content: hintRuns(item) }));
    const hintHeight = hints.reduce((sum, hint) => sum + fit(hint).height + 3, 0);
    const gridBottom = drawPracticeGrid(sheet, {
      box: { x: left, y, width: TEXT_WIDTH, height: FOOT - GAP - hintHeight - GAP - y },
      words: practiceWords(week),
      headings: ['Look, say, cover', 'Write and check', 'And once more'],
      wordWidth: 134,
      size: 13,
      lowestRow: 18,
      highestRow: 30,
    });
    let hintTop = gridBottom + GAP;
    for (const [index, hint] of hints.entries()) {
      const { height } = fit(hint);
      const box = { x: left, y: hintTop, width: TEXT_WIDTH, height };
      sheet.text({ ...hint, name: `hint ${index + 1}`, box });
      hintTop += height + 3;
    }
  });
  return sheet;
}

const HINT = {
  kind: 'print',
  size: 12,
  leading: 1.26,
  filled: true,
  width: TEXT_WIDTH,
  height: 60,
} as const;

function hintRuns({ forms, hint }: TeachingWeek['byHeart'][number]): Run[] {
  const words = forms.map(plainWord).join(', ');
  return [{ text: `${words}: `, font: 'readingBold' }, { text: hint }];
}

function drawRule(sheet: Sheet, left: number, top: number, rule: string): number {
  const content: Run[] = [{ text: 'The rule: ', font: 'readingBold' }, { text: rule }];
  const text = { kind: 'print', content, size: 12.5, leading: 1.3, filled: true } as const;
  const width = TEXT_WIDTH - 2 * PADDING;
  const height = fit({ ...text, width, height: 80 }).height;
  sheet.ornament((document) =>
    document
      .roundedRect(left, top, TEXT_WIDTH, height + 2 * PADDING - 6, 7)
      .lineWidth(0.8)
      .stroke('#1c2b21'),
  );
  const box = { x: left + PADDING, y: top + PADDING - 3, width, height };
  sheet.text({ ...text, name: 'rule', box });
  return top + height + 2 * PADDING - 6;
}
