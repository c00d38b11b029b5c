import { type Box, columns } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { drawHandwritingLines, type Handwriting } from '../paper/handwriting.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import type { FramedTask } from './framed-task.ts';
import { startSection } from './section.ts';

const LABEL = 20;
/** A label that two lines hold. */
const TALL_LABEL = 34;
const ROW_GAP = 6;
const COLUMN_GAP = 10;
const PADDING = 8;
const SUCCESS = 24;
const TICK_BOX = 13;
/** In the main fields together, so that no task is mostly empty lines; a text of their own has all there are. */
const MOST_LINES = 6;

interface Place {
  letter: string;
  handwriting: Handwriting;
  /** What the task leaves above this is filled with lines for its main fields. */
  bottom: number;
}

/** Boxes with labels and lines, and under them what tells that the task is done well. Answers with the height under it. */
export function drawFramedTask(
  sheet: Sheet,
  top: number,
  { heading, instruction, frame, success }: FramedTask,
  { letter, handwriting, bottom }: Place,
): number {
  const start = startSection(sheet, top, { letter, heading, instruction });
  const { pitch } = handwriting;
  const labels = frame.map((fields) => (fields.some(hasLongLabel) ? TALL_LABEL : LABEL));
  const lines = frame.map((fields) => Math.max(...fields.map((field) => field.lines)));
  const heights = lines.map((count, index) => (labels[index] ?? LABEL) + count * pitch);
  const needed = heights.reduce((sum, height) => sum + height + ROW_GAP, SUCCESS);
  const spare = Math.floor((bottom - start - needed) / pitch);
  if (spare < 0) sheet.complain(`${heading} needs ${-spare} lines more.`);
  const main = frame.flatMap((fields, index) =>
    fields.some(({ isMain }) => isMain) ? [index] : [],
  );
  const isLong = frame.flat().some((field) => field.isLong === true);
  const ofMain = main.reduce((sum, index) => sum + (lines[index] ?? 0), 0);
  const most = Math.max(0, MOST_LINES - ofMain);
  const more = isLong ? spare : Math.min(spare, most);
  let y = start;
  for (const [index, fields] of frame.entries()) {
    const added = sharedAmong(main, more, index);
    const height = (heights[index] ?? 0) + added * pitch;
    const area = { x: LEFT, y, width: WIDTH, height };
    const boxes = boxesFor(fields, area);
    const hasMain = fields.some(({ isMain }) => isMain);
    for (const [at, field] of fields.entries()) {
      const box = boxes[at] ?? area;
      const labelHeight = labels[index] ?? LABEL;
      sheet.ornament((document) => {
        const isShort = hasMain && field.isMain !== true;
        const boxHeight = isShort ? labelHeight + field.lines * pitch : box.height;
        document.roundedRect(box.x, box.y, box.width, boxHeight, 6);
        document.lineWidth(0.8).stroke(COLOURS.ink);
        const place = {
          x: box.x + PADDING,
          y: box.y + labelHeight,
          width: box.width - 2 * PADDING,
        };
        drawHandwritingLines(
          document,
          { ...place, lines: field.isMain === true ? (lines[index] ?? 0) + added : field.lines },
          handwriting,
        );
      });
      sheet.text({
        name: `field ${index + 1}, ${at + 1}`,
        kind: 'print',
        content: field.label,
        font: 'readingBold',
        size: 12,
        leading: 1.15,
        box: { x: box.x + PADDING, y: y + 4, width: box.width - 2 * PADDING, height: labelHeight },
      });
    }
    y += height + ROW_GAP;
  }
  return drawSuccess(sheet, y, success);
}

/** A word needs less width than what is written about it. */
function boxesFor(fields: FramedTask['frame'][number], area: Box): Box[] {
  const mains = fields.filter(({ isMain }) => isMain).length;
  if (mains === 0 || mains === fields.length) return columns(area, fields.length, COLUMN_GAP);
  const [narrow, ...others] = columns(area, COLUMNS_OF_UNLIKE, COLUMN_GAP);
  const [second] = others;
  if (narrow === undefined || second === undefined) return [];
  return [narrow, { ...second, width: area.x + area.width - second.x }];
}

const COLUMNS_OF_UNLIKE = 3;

/** What a row gets of the lines that are left over: main rows share them evenly. */
function sharedAmong(rows: number[], lines: number, row: number): number {
  const at = rows.indexOf(row);
  return at === -1 ? 0 : Math.floor((lines + rows.length - 1 - at) / rows.length);
}

function hasLongLabel({ label }: { label: string }): boolean {
  return label.length > LONGEST_LABEL;
}

const LONGEST_LABEL = 38;

function drawSuccess(sheet: Sheet, top: number, success: string): number {
  sheet.ornament((document) =>
    document
      .rect(LEFT, top + 3, TICK_BOX, TICK_BOX)
      .lineWidth(1)
      .stroke(COLOURS.ink),
  );
  sheet.text({
    name: 'success',
    kind: 'print',
    content: success,
    size: 12.5,
    box: { x: LEFT + TICK_BOX + 8, y: top, width: WIDTH - TICK_BOX - 8, height: 19 },
    valign: 'middle',
    oneLine: true,
  });
  return top + SUCCESS;
}
