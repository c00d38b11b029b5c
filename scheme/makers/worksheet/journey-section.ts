import { LEFT, WIDTH, writingLine } from '../paper/printed-page.ts';
import type { Box } from '../paper/box.ts';
import type { Content } from '../paper/runs.ts';
import type { Sheet } from '../paper/sheet.ts';
import type { JourneyStep, TeachingWeek } from '../../week.ts';
import { shuffled } from '../words/shuffled.ts';
import { startSection } from './section.ts';

const ROW = 24;
const SIZE = 13;
const FORM_WIDTH = 205;
const LINE_WIDTH = 34;
const QUESTION = 22;
const ANSWER_LINE = 25;
const ANSWER_LINES = 2;
const LETTERS = ['a', 'b', 'c', 'd'];

interface JourneyToMatch {
  steps: JourneyStep[];
  /** In another order, each with the letter before it. */
  meanings: { letter: string; meaning: string }[];
  question: string;
  answer: string;
}

/** The older forms of a word and, mixed up, what they mean; nothing in years without journeys. */
export function journeyToMatch({ origin, focus }: TeachingWeek): JourneyToMatch | undefined {
  const { journey, journeyTask } = origin;
  if (journey === undefined || journeyTask === undefined) return undefined;
  const [first = '', ...others] = journey.map(({ meaning }) => meaning);
  // The oldest meaning never stands first, so that the letters do not run on as the numbers do.
  const [next = '', ...rest] = shuffled(others, `${focus} journey`);
  const mixed = [next, ...shuffled([first, ...rest], `${focus} meanings`)];
  return {
    ...journeyTask,
    steps: journey,
    meanings: mixed.map((meaning, index) => ({ letter: LETTERS[index] ?? '', meaning })),
  };
}

/** '1 c; 2 a; 3 b', for the page of answers. */
export function journeyAnswers({ steps, meanings }: JourneyToMatch): string {
  return steps
    .map(({ meaning }, index) => {
      const letter = meanings.find((one) => one.meaning === meaning)?.letter ?? '';
      return `${index + 1}\u00A0${letter}`;
    })
    .join('; ');
}

/** Forms on the left, meanings on the right, and a question about the story. Answers with the height under it. */
export function drawJourney(
  sheet: Sheet,
  top: number,
  letter: string,
  { word, journey }: { word: string; journey: JourneyToMatch },
): number {
  const y = startSection(sheet, top, {
    letter,
    heading: `The journey of ${word}`,
    instruction: 'Write the letter of the note that fits each form.',
  });
  for (const [index, { from, form }] of journey.steps.entries()) {
    const row = { y: y + index * ROW, height: ROW };
    cell(sheet, `form ${index + 1}`, { ...row, x: LEFT, width: FORM_WIDTH }, [
      { text: `${index + 1}. `, font: 'readingBold' },
      { text: `${from} ` },
      { text: form, font: 'readingBold' },
    ]);
    const line = row.y + ROW - 5;
    sheet.ornament((document) => writingLine(document, line, LEFT + FORM_WIDTH + 4, LINE_WIDTH));
    const { letter: mark = '', meaning = '' } = journey.meanings[index] ?? {};
    const x = LEFT + FORM_WIDTH + LINE_WIDTH + 24;
    cell(sheet, `meaning ${index + 1}`, { ...row, x, width: LEFT + WIDTH - x }, [
      { text: `${mark}  `, font: 'readingBold' },
      { text: meaning },
    ]);
  }
  const under = y + journey.steps.length * ROW + 4;
  const box = { x: LEFT, y: under, width: WIDTH, height: QUESTION };
  cell(sheet, 'question', box, [{ text: journey.question, font: 'readingBold' }]);
  const lastLine = under + QUESTION + ANSWER_LINES * ANSWER_LINE;
  sheet.ornament((document) => {
    for (let line = 0; line < ANSWER_LINES; line += 1) {
      writingLine(document, lastLine - line * ANSWER_LINE);
    }
  });
  return lastLine + 4;
}

function cell(sheet: Sheet, name: string, box: Box, content: Content): void {
  sheet.text({ name, kind: 'print', content, size: SIZE, box, valign: 'middle', oneLine: true });
}
