import { COLOURS } from '../paper/colours.ts';
import { fit } from '../paper/fit.ts';
import { drawHandwritingLines, type Handwriting } from '../paper/handwriting.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Run } from '../paper/runs.ts';
import type { Sheet } from '../paper/sheet.ts';

const PADDING = 9;
/** Over and under the lines of a framed paragraph. */
const FRAME = 12;

interface NamedText {
  name: string;
  text: string;
}

/** A paragraph in a frame that begins with its name in bold. Answers with the height under it. */
export function drawFramed(sheet: Sheet, top: number, { name, text }: NamedText): number {
  const paragraph = paragraphOf({ name, text });
  const width = WIDTH - 2 * PADDING;
  const framed = framedHeight({ name, text });
  const height = framed - FRAME;
  sheet.ornament((document) =>
    document.roundedRect(LEFT, top, WIDTH, framed, 7).lineWidth(0.8).stroke(COLOURS.ink),
  );
  const box = { x: LEFT + PADDING, y: top + FRAME / 2, width, height };
  sheet.text({ ...paragraph, name, box });
  return top + framed;
}

/** How high such a paragraph is with its frame. */
export function framedHeight(named: NamedText): number {
  const width = WIDTH - 2 * PADDING;
  return fit({ ...paragraphOf(named), width, height: 120 }).height + FRAME;
}

function paragraphOf({ name, text }: NamedText) {
  const content: Run[] = [{ text: `${name}: `, font: 'readingBold' }, { text }];
  return { kind: 'print', content, size: 12.5, leading: 1.28, filled: true } as const;
}

/** What to do on each of two days. */
export type TwoDays = readonly [string[], string[]];

/** The words in two goes; after the first a sentence or something else, after the second the game. */
export function wordsOnTwoDays(words: number, afterFirst = 'a sentence'): TwoDays {
  const first = Math.ceil(words / 2);
  return [
    [`first ${first} words`, afterFirst],
    [`other ${words - first} words`, 'the game'],
  ];
}

/** Where the game is all the practice: with some of the cards, and with the others. */
export function cardsOnTwoDays(words: number): TwoDays {
  const first = Math.floor(words / 2);
  return [[`play with ${first} pairs`], [`other ${words - first} pairs`, 'a sentence']];
}

/** What to do on which day, with a box to tick for each: two short goes instead of one long one. */
export function drawTwoDays(sheet: Sheet, top: number, tasksOfDays: TwoDays): number {
  const days = tasksOfDays.map((tasks, index) => ({ name: `Day ${index + 1}`, tasks }));
  const text = { kind: 'print', size: 12.5, oneLine: true, valign: 'middle' } as const;
  const line = { y: top, height: DAY.height };
  for (const [index, { name, tasks }] of days.entries()) {
    let x = LEFT + (index * WIDTH) / days.length;
    sheet.text({
      ...text,
      name,
      content: name,
      font: 'readingBold',
      box: { ...line, x, width: DAY.name },
    });
    x += DAY.name;
    for (const [at, content] of tasks.entries()) {
      const left = x;
      sheet.ornament((document) =>
        document
          .rect(left, top + (DAY.height - DAY.box) / 2, DAY.box, DAY.box)
          .lineWidth(0.9)
          .stroke(COLOURS.ink),
      );
      const width = tasks.length === 1 ? DAY.onlyTask : (DAY.tasks[at] ?? 0);
      const box = { ...line, x: x + DAY.box + 5, width };
      sheet.text({ ...text, name: `${name}, task ${at + 1}`, content, box });
      x += DAY.box + 5 + box.width;
    }
  }
  return top + DAY.height;
}

const DAY = { height: 20, name: 44, box: 12, tasks: [98, 66], onlyTask: 160 } as const;

/** The beginning of a sentence over a line, or two, to finish it on. */
export function drawToFinish(
  sheet: Sheet,
  top: number,
  beginning: string,
  handwriting: Handwriting,
): number {
  const text = { kind: 'print', content: `${beginning} …`, size: 13, leading: 1.2 } as const;
  sheet.text({
    ...text,
    name: `sentence ${beginning}`,
    box: { x: LEFT, y: top, width: WIDTH, height: 18 },
    oneLine: true,
  });
  const place = { x: LEFT, y: top + 12, width: WIDTH, lines: 1 };
  sheet.ornament((document) => drawHandwritingLines(document, place, handwriting));
  return top + 12 + handwriting.pitch;
}
