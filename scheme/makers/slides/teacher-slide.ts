import { type Box, below, splitAcross } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { fit } from '../paper/fit.ts';
import type { Sheet } from '../paper/sheet.ts';
import { SMALLEST } from '../paper/text-kinds.ts';
import type { TeacherNotes } from '../../week.ts';
import type { Slide } from './slide.ts';

interface Notes {
  notes: TeacherNotes;
  /** Headed paragraphs after those that every week has. */
  more: { heading: string; text: string }[];
}

const HEADING_HEIGHT = 20;
const SIZES = [16, 15.5, 15, 14.5, 14, 13.5, 13, 12.5];

/** The last page, for the desk and not for the board. */
export function teacherSlide({ notes, more }: Notes): Slide {
  return {
    title: 'For the teacher',
    part: 'Not for the board',
    draw(sheet, area) {
      const [left, right] = splitAcross(area, 432, 36);
      const paragraphs = [
        { heading: 'Say', text: notes.say },
        { heading: 'Watch for', text: notes.watchFor },
        { heading: 'Support', text: notes.support },
        { heading: 'Stretch', text: notes.stretch },
        ...more,
      ];
      const list = below(left, HEADING_HEIGHT + 10);
      const steps = { ...list, x: list.x + 66, width: list.width - 66 };
      const stepTexts = notes.steps.map(({ text }) => text);
      const texts = paragraphs.map(({ text }) => text);
      const size = SIZES.find(
        (one) =>
          hasRoom(spaced(stepTexts, steps, 0, one)) &&
          hasRoom(spaced(texts, right, HEADING_HEIGHT, one)),
      );
      if (size === undefined) sheet.complain('the notes leave the page.');
      drawSteps(sheet, left, notes, size ?? SMALLEST.notes);
      drawParagraphs(sheet, right, paragraphs, size ?? SMALLEST.notes);
    },
  };
}

function drawSteps(sheet: Sheet, box: Box, { steps }: TeacherNotes, size: number): void {
  const total = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  drawHeading(sheet, box, `${total} minutes: three sessions, or one lesson`);
  const list = below(box, HEADING_HEIGHT + 10);
  const column = { ...list, x: list.x + 66, width: list.width - 66 };
  const texts = steps.map(({ text }) => text);
  const { heights, gap } = spaced(texts, column, 0, size);
  let { y } = column;
  for (const [index, { minutes, text }] of steps.entries()) {
    const height = heights[index] ?? 0;
    const row = y;
    sheet.ornament((document) =>
      document.roundedRect(list.x, row, 54, 22, 11).fill(COLOURS.leafWash),
    );
    sheet.text({
      name: `minutes of step ${index + 1}`,
      kind: 'notes',
      content: `${minutes} min`,
      font: 'heading',
      size: 13,
      colour: COLOURS.leafDeep,
      box: { x: list.x, y, width: 54, height: 22 },
      align: 'centre',
      valign: 'middle',
    });
    sheet.text({
      ...noteText(text),
      name: `step ${index + 1}`,
      size,
      box: { ...column, y, height },
    });
    y += height + gap;
  }
}

function drawParagraphs(
  sheet: Sheet,
  box: Box,
  paragraphs: { heading: string; text: string }[],
  size: number,
): void {
  const texts = paragraphs.map(({ text }) => text);
  const { heights, gap } = spaced(texts, box, HEADING_HEIGHT, size);
  let { y } = box;
  for (const [index, { heading, text }] of paragraphs.entries()) {
    drawHeading(sheet, { ...box, y }, heading);
    const height = heights[index] ?? 0;
    const place = { ...box, y: y + HEADING_HEIGHT, height };
    sheet.text({ ...noteText(text), name: heading, size, box: place });
    y += HEADING_HEIGHT + height + gap;
  }
}

function drawHeading(sheet: Sheet, box: Box, heading: string): void {
  sheet.text({
    name: `heading ${heading}`,
    kind: 'notes',
    content: heading,
    font: 'heading',
    size: 14,
    colour: COLOURS.leaf,
    box: { ...box, height: HEADING_HEIGHT },
    oneLine: true,
    tag: 'H2',
  });
}

const GAPS = { smallest: 5, largest: 14 } as const;

function noteText(content: string) {
  return { kind: 'notes', content, font: 'plain', leading: 1.3, filled: true } as const;
}

interface Spaced {
  heights: number[];
  gap: number;
  room: number;
}

/** How high each paragraph is at that size, and the gap that spreads them over the box. */
function spaced(texts: string[], box: Box, perText: number, size: number): Spaced {
  const heights = texts.map((text) => {
    const { width } = box;
    return fit({ ...noteText(text), size, width, height: Number.POSITIVE_INFINITY }).height;
  });
  const needed = heights.reduce((sum, height) => sum + height + perText, 0);
  const room = (box.height - needed) / (texts.length - 1);
  return { heights, room, gap: Math.min(GAPS.largest, room) };
}

function hasRoom({ room }: Spaced): boolean {
  return room >= GAPS.smallest;
}
