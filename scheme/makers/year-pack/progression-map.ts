import { BRAND } from '#contract/brand.ts';
import { type Box, inset, splitAcross } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { fit } from '../paper/fit.ts';
import type { Run } from '../paper/runs.ts';
import { Sheet } from '../paper/sheet.ts';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import { capitalised } from '../words/capitalised.ts';
import { hasTwoYearPlan } from './two-year-plan.ts';
import { GROWTH, type Strand, STRANDS, strandOf, WITHOUT_WEEKS } from './strands.ts';

const PAGE = { width: 841.89, height: 595.28 } as const;
const LEFT = 30;
const WIDTH = PAGE.width - 2 * LEFT;
const TITLE_TOP = 24;
/** How to read the map is said on its first page alone. */
const YEARS_TOP = { first: 82, next: 50 } as const;
const YEARS_HEIGHT = 20;
const BOTTOM = PAGE.height - 34;
const HEAD = 20;
const NAME_GAP = 12;
const PADDING = 5;
const GAP = 8;
/** The heading of the strand says it already. */
const NAMED_BY_STRAND =
  /^(?:statutory words: |homophones: |prefix(?:es)? (?=[a-z]+-)|suffix(?:es)? (?=-)|endings (?=\/))/u;
/** 'ti, ci, ss making /sh/' and 'dis-', which stand for themselves. */
const LETTERS_FIRST = /^(?:(?!to,)[a-z]{1,2},|[a-z]+-)/u;
const TEXT = { kind: 'print', size: 12, leading: 1.2, filled: true } as const;

/** What stands on a page, and the width of each year: the year with the most weeks there is the widest. */
const PAGES: { strands: readonly Strand[]; shares: readonly number[] }[] = [
  { strands: STRANDS.slice(0, 2), shares: [0.27, 0.17, 0.19, 0.2, 0.17] },
  { strands: STRANDS.slice(2, 4), shares: [0.2, 0.2, 0.2, 0.2, 0.2] },
  { strands: STRANDS.slice(4), shares: [0.14, 0.16, 0.16, 0.2, 0.34] },
];

const HOW_TO_READ =
  'Read across to see a strand grow from year to year, and down for what one year teaches; the grey column is yours. The number before a focus is its week; every sixth week is a review.';
const MIXED_AGES =
  'Mixed ages: Years 3 and 4, and Years 5 and 6, are the two cycles of the two-year plan.';

/** How each strand grows from Year 2 to Year 6, a column for each year; that of the pack is shaded. */
export function drawProgressionMap(year: SchoolYear): Sheet {
  const sheet = new Sheet({ title: `${year.name} · Year pack: Progression map`, ...PAGE });
  for (const { strands, shares } of PAGES) {
    let y = startPage(sheet, year, shares);
    for (const strand of strands) y = drawStrand(sheet, { y, strand, year, shares }) + GAP;
    if (y - GAP > BOTTOM) sheet.complain(`the strands need ${Math.ceil(y - GAP - BOTTOM)} more.`);
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

function cellOf(year: SchoolYear, strand: Strand): Run[] {
  const weeks = weeksOf(year, strand).flatMap(({ number, focus }, index): Run[] => [
    { text: `${index === 0 ? '' : '\n'}${number}\u00A0 `, font: 'readingBold' },
    { text: focus },
  ]);
  if (weeks.length > 0) return weeks;
  const others = WITHOUT_WEEKS[strand]?.[year.name];
  return [{ text: others ? `No week of its own. ${others}` : 'No week of its own' }];
}

/** Columns of these shares of the width, from this height down. */
function columnsOf(shares: readonly number[], y: number, height: number): Box[] {
  let x = LEFT;
  return shares.map((share) => {
    const box = { x, y, width: share * WIDTH, height };
    x += box.width;
    return box;
  });
}

function startPage(sheet: Sheet, year: SchoolYear, shares: readonly number[]): number {
  const { name } = year;
  sheet.addPage();
  sheet.text({
    name: 'title',
    kind: 'print',
    content: `${name}: Progression map`,
    font: 'heading',
    size: 18,
    box: { x: LEFT, y: TITLE_TOP, width: WIDTH, height: 24 },
    oneLine: true,
    tag: 'H1',
  });
  if (sheet.pages === 1) {
    sheet.text({
      ...TEXT,
      name: 'how to read it',
      content: hasTwoYearPlan(year) ? `${HOW_TO_READ} ${MIXED_AGES}` : HOW_TO_READ,
      box: { x: LEFT, y: 48, width: WIDTH, height: 32 },
    });
  }
  sheet.text({
    name: 'footer',
    kind: 'print',
    content: `${BRAND.name} · ${name} · Progression map`,
    font: 'plain',
    size: 12,
    box: { x: LEFT, y: PAGE.height - 27, width: WIDTH, height: 16 },
    tag: 'Artifact',
  });
  const y = sheet.pages === 1 ? YEARS_TOP.first : YEARS_TOP.next;
  for (const [index, box] of columnsOf(shares, y, YEARS_HEIGHT).entries()) {
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
  return y + YEARS_HEIGHT + 2;
}

interface StrandOnMap {
  y: number;
  strand: Strand;
  year: SchoolYear;
  shares: readonly number[];
}

/** Where the strand ends. */
function drawStrand(sheet: Sheet, { y, strand, year, shares }: StrandOnMap): number {
  const cells = columnsOf(shares, y + HEAD, 0).map((box, index) => {
    const content = SCHEME[index] === undefined ? [] : cellOf(SCHEME[index], strand);
    const inner = inset({ ...box, height: PAGE.height }, PADDING);
    return { content, height: fit({ ...TEXT, content, ...inner }).height };
  });
  const height = Math.max(...cells.map((cell) => cell.height)) + 2 * PADDING;
  const boxes = columnsOf(shares, y + HEAD, height);
  sheet.ornament((document) => {
    const own = boxes[SCHEME.indexOf(year)];
    if (own !== undefined) document.rect(own.x, own.y, own.width, own.height).fill('#ececec');
    document.rect(LEFT, y, WIDTH, HEAD).fill(COLOURS.ink);
    for (const { x, width } of boxes) document.rect(x, y + HEAD, width, height);
    document.lineWidth(0.7).stroke(COLOURS.ink);
  });
  const bar = { x: LEFT + PADDING, y, width: WIDTH - 2 * PADDING, height: HEAD };
  const name = sheet.text({
    name: `strand ${strand}`,
    kind: 'print',
    content: strand,
    font: 'heading',
    size: 12.5,
    colour: COLOURS.sheet,
    box: bar,
    valign: 'middle',
    oneLine: true,
    tag: 'H2',
  });
  const [, rest] = splitAcross(bar, name.width, NAME_GAP);
  sheet.text({
    ...TEXT,
    name: `growth of ${strand}`,
    content: GROWTH[strand],
    colour: COLOURS.sheet,
    box: rest,
    valign: 'middle',
    oneLine: true,
  });
  for (const [index, box] of boxes.entries()) {
    const name = `${strand}, ${SCHEME[index]?.name}`;
    const content = cells[index]?.content ?? [];
    sheet.text({ ...TEXT, name, content, box: inset(box, PADDING) });
  }
  return y + HEAD + height;
}
