import { BRAND } from '#contract/brand.ts';
import { columns } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { fit } from '../paper/fit.ts';
import type { Run } from '../paper/runs.ts';
import { Sheet } from '../paper/sheet.ts';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import { capitalised } from '../words/capitalised.ts';
import { STRANDS, strandOf } from './strands.ts';

const PAGE = { width: 841.89, height: 595.28 } as const;
const LEFT = 36;
const WIDTH = PAGE.width - 2 * LEFT;
const YEARS = { x: LEFT, y: 82, width: WIDTH, height: 20 } as const;
const TOP = 104;
const BOTTOM = PAGE.height - 40;
const HEAD = 20;
const PADDING = 5;
const GAP = 10;
/** The heading of the strand says it already. */
const NAMED_BY_STRAND = /^(?:statutory words|homophones): /u;
/** 'ti, ci, ss making /sh/', which stand for themselves. */
const LETTERS_FIRST = /^(?!to,)[a-z]{1,2},/u;
const TEXT = { kind: 'print', size: 12, leading: 1.2, filled: true } as const;

/** How each strand grows from Year 2 to Year 6, a column for each year; that of the pack is shaded. */
export function drawProgressionMap(year: SchoolYear): Sheet {
  const sheet = new Sheet({ title: `${year.name} · Year pack: Progression map`, ...PAGE });
  let y = BOTTOM;
  for (const strand of STRANDS) {
    const cells = SCHEME.map((one) => runsOf(one, strand));
    const width = cellWidth() - 2 * PADDING;
    const heights = cells.map((content) =>
      content.length === 0 ? 0 : fit({ ...TEXT, content, width, height: PAGE.height }).height,
    );
    const height = Math.max(...heights) + 2 * PADDING;
    if (y + HEAD + height > BOTTOM) y = startPage(sheet, year);
    drawStrand(sheet, { y, height, strand, cells, year });
    y += HEAD + height + GAP;
  }
  return sheet;
}

/** The weeks of a strand with their numbers: 11 and 'Prefix re-'. */
export function weeksOf(
  { weeks }: SchoolYear,
  strand: string,
): { number: number; focus: string }[] {
  return weeks.flatMap((week, index) =>
    week.kind === 'teach' && strandOf(week) === strand
      ? [{ number: index + 1, focus: shortFocus(week.focus) }]
      : [],
  );
}

function shortFocus(focus: string): string {
  const short = focus.replace(NAMED_BY_STRAND, '');
  if (short.length === 1) return `Words with ${short}`;
  return LETTERS_FIRST.test(short) ? short : capitalised(short);
}

function runsOf(year: SchoolYear, strand: string): Run[] {
  return weeksOf(year, strand).flatMap(({ number, focus }, index): Run[] => [
    { text: `${index === 0 ? '' : '\n'}${number}\u00A0 `, font: 'readingBold' },
    { text: focus },
  ]);
}

function cellWidth(): number {
  return WIDTH / SCHEME.length;
}

function startPage(sheet: Sheet, { name }: SchoolYear): number {
  sheet.addPage();
  sheet.text({
    name: 'title',
    kind: 'print',
    content: `${name}: Progression map`,
    font: 'heading',
    size: 18,
    box: { x: LEFT, y: 24, width: WIDTH, height: 24 },
    oneLine: true,
    tag: 'H1',
  });
  sheet.text({
    ...TEXT,
    name: 'how to read it',
    content:
      'Read across to see a strand grow from year to year, and down for what one year teaches; the grey column is yours. The number before a focus is its week; every sixth week is a review. Mixed ages: Years 3 and 4, and Years 5 and 6, are the two cycles of the two-year plan.',
    box: { x: LEFT, y: 48, width: WIDTH, height: 32 },
  });
  sheet.text({
    name: 'footer',
    kind: 'print',
    content: `${BRAND.name} · ${name} · Progression map`,
    font: 'plain',
    size: 12,
    box: { x: LEFT, y: PAGE.height - 30, width: WIDTH, height: 16 },
    tag: 'Artifact',
  });
  for (const [index, box] of columns(YEARS, SCHEME.length, 0).entries()) {
    sheet.text({
      name: `column ${index + 1}`,
      kind: 'print',
      content: SCHEME[index]?.name ?? '',
      font: 'heading',
      size: 13,
      box: { ...box, x: box.x + PADDING },
      valign: 'middle',
      oneLine: true,
    });
  }
  return TOP;
}

interface StrandOnMap {
  y: number;
  height: number;
  strand: string;
  cells: Run[][];
  year: SchoolYear;
}

function drawStrand(sheet: Sheet, { y, height, strand, cells, year }: StrandOnMap): void {
  const boxes = columns({ x: LEFT, y: y + HEAD, width: WIDTH, height }, cells.length, 0);
  sheet.ornament((document) => {
    const own = boxes[SCHEME.indexOf(year)];
    if (own !== undefined) document.rect(own.x, own.y, own.width, own.height).fill('#ececec');
    document.rect(LEFT, y, WIDTH, HEAD).fill(COLOURS.ink);
    for (const { x, width } of boxes) document.rect(x, y + HEAD, width, height);
    document.lineWidth(0.7).stroke(COLOURS.ink);
  });
  sheet.text({
    name: `strand ${strand}`,
    kind: 'print',
    content: strand,
    font: 'heading',
    size: 12.5,
    colour: COLOURS.sheet,
    box: { x: LEFT + PADDING, y, width: WIDTH, height: HEAD },
    valign: 'middle',
    oneLine: true,
    tag: 'H2',
  });
  for (const [index, content] of cells.entries()) {
    const box = boxes[index];
    if (box === undefined || content.length === 0) continue;
    const inner = {
      x: box.x + PADDING,
      y: box.y + PADDING,
      width: box.width - 2 * PADDING,
      height: height - 2 * PADDING,
    };
    sheet.text({ ...TEXT, name: `${strand}, ${SCHEME[index]?.name}`, content, box: inner });
  }
}
