import { BRAND } from '#contract/brand.ts';
import { columns as splitColumns, rows } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { Sheet } from '../paper/sheet.ts';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import { endWords, startWords, type TestWord } from './test-words.ts';

const PAGE = { width: 841.89, height: 595.28 } as const;
const LEFT = 36;
const NAME_WIDTH = 150;
const ROWS = 32;
const HEAD = 18;
const LEGEND_COLUMNS = 4;
const LEGEND_LINE = 15;

interface Grid {
  title: string;
  about: string;
  /** What the numbers of the columns stand for. */
  legend?: string[];
  /** How many of them stand side by side. */
  legendColumns?: number;
  columns: string[];
  /** Columns before which a thicker line stands. */
  thickBefore?: number[];
}

/** A row for each child, a column for each week: the score of the Exit check or of the review. */
export function drawTracker(year: SchoolYear): Sheet {
  const sheet = startGrids(year, 'Class tracker');
  drawGrid(sheet, year, {
    title: 'Class tracker',
    about:
      'Write the score of each Exit check (of 5) and of each review (of 20, shaded). Circle 3 or fewer, and 11 or fewer in a review.',
    columns: year.weeks.map((_, index) => String(index + 1)),
  });
  return sheet;
}

/** A column for each word of the tests at the start and the end of the year, to see what the class has not learnt yet. */
export function drawGapGrid(year: SchoolYear): Sheet {
  const sheet = startGrids(year, GAP_ANALYSIS);
  for (const time of ['start', 'end'] as const) {
    const words = time === 'start' ? startWords(year) : endWords(year);
    drawGrid(sheet, year, {
      title: `${GAP_ANALYSIS}, ${time} of the year`,
      about: adviceFor(year, time, words),
      ...askedIn(words),
    });
  }
  return sheet;
}

const GAP_ANALYSIS = 'Gap analysis';

/** What to do where many children slip: not the same with spellings of Year 1, with patterns and with words known by heart. */
function adviceFor(year: SchoolYear, time: 'start' | 'end', words: TestWord[]): string {
  const isFirst = year === SCHEME[0];
  const isLast = year === SCHEME.at(-1);
  const then =
    time === 'start'
      ? isFirst
        ? 'go back to that spelling'
        : 'teach that week again'
      : isLast
        ? 'tell the secondary school'
        : 'teach that week again, or tell the next teacher';
  const first = words.findIndex(({ isByHeart }) => isByHeart);
  return [
    ...(time === 'start' && !isFirst ? ['The weeks are those of the year before.'] : []),
    `Put a dot for each slip. Half of the class or more in a column: ${then}.`,
    ...(first === -1
      ? []
      : [
          `${first + 1} to ${words.length} are words to know by heart: write those that a child misses on a card to take home.`,
        ]),
  ].join(' ');
}

function askedIn(words: TestWord[]): Pick<Grid, 'legend' | 'columns' | 'thickBefore'> {
  const places = words.map(({ from, isByHeart }) =>
    isByHeart ? 'by heart' : from.split(', ').at(-1),
  );
  const first = words.findIndex(({ isByHeart }) => isByHeart);
  return {
    legend: words.map(({ word }, index) => `${index + 1} ${word} (${places[index]})`),
    columns: words.map((_, index) => String(index + 1)),
    thickBefore: first === -1 ? [] : [first],
  };
}

export function startGrids({ name }: SchoolYear, title: string): Sheet {
  return new Sheet({ title: `${name} · Year pack: ${title}`, ...PAGE });
}

export function drawGrid(
  sheet: Sheet,
  { name }: SchoolYear,
  { title, about, legend = [], legendColumns = LEGEND_COLUMNS, columns, thickBefore = [] }: Grid,
): void {
  sheet.addPage();
  const width = PAGE.width - 2 * LEFT;
  sheet.text({
    name: 'title',
    kind: 'print',
    content: `${name}: ${title}`,
    font: 'heading',
    size: 18,
    box: { x: LEFT, y: 24, width, height: 24 },
    oneLine: true,
    tag: 'H1',
  });
  const told = sheet.text({
    name: 'how to use it',
    kind: 'print',
    content: about,
    size: 12,
    box: { x: LEFT, y: 50, width, height: 92 },
    filled: true,
  });
  const top = drawLegend(sheet, 50 + told.height + 2, { legend, columns: legendColumns }) + 4;
  const names = top + HEAD;
  const row = (PAGE.height - 34 - names) / ROWS;
  const cell = (width - NAME_WIDTH) / columns.length;
  const bottom = names + row * ROWS;
  sheet.ornament((document) => {
    if (columns.length > 20) {
      for (let review = 6; review <= columns.length; review += 6) {
        const x = LEFT + NAME_WIDTH + (review - 1) * cell;
        document.rect(x, top, cell, bottom - top).fill('#ececec');
      }
    }
    document.moveTo(LEFT, top).lineTo(LEFT + width, top);
    for (let line = 0; line <= ROWS; line += 1) {
      document.moveTo(LEFT, names + line * row).lineTo(LEFT + width, names + line * row);
    }
    document.moveTo(LEFT, top).lineTo(LEFT, bottom);
    for (let column = 0; column <= columns.length; column += 1) {
      const x = LEFT + NAME_WIDTH + column * cell;
      document.moveTo(x, top).lineTo(x, bottom);
    }
    document.lineWidth(0.6).stroke(COLOURS.ink);
    for (const column of thickBefore) {
      const x = LEFT + NAME_WIDTH + column * cell;
      document.moveTo(x, top).lineTo(x, bottom);
    }
    document.lineWidth(2).stroke(COLOURS.ink);
  });
  const heading = {
    kind: 'print',
    font: 'heading',
    size: 12,
    valign: 'middle',
    oneLine: true,
  } as const;
  sheet.text({
    ...heading,
    name: 'column of names',
    content: 'Name',
    box: { x: LEFT + 6, y: top, width: 100, height: HEAD },
  });
  for (const [index, content] of columns.entries()) {
    const box = { x: LEFT + NAME_WIDTH + index * cell, y: top, width: cell, height: HEAD };
    sheet.text({ ...heading, name: `column ${content}`, content, box, align: 'centre' });
  }
  sheet.text({
    name: 'footer',
    kind: 'print',
    content: `${BRAND.name} · ${name} · ${title}`,
    font: 'plain',
    size: 12,
    box: { x: LEFT, y: PAGE.height - 30, width, height: 16 },
    tag: 'Artifact',
  });
}

/** Answers with the height under it. */
function drawLegend(
  sheet: Sheet,
  top: number,
  { legend, columns }: { legend: string[]; columns: number },
): number {
  const perColumn = Math.ceil(legend.length / columns);
  const area = { x: LEFT, y: top, width: PAGE.width - 2 * LEFT, height: perColumn * LEGEND_LINE };
  const cells = splitColumns(area, columns, 8).flatMap((column) =>
    rows(column, Math.max(1, perColumn), 0),
  );
  for (const [index, content] of legend.entries()) {
    sheet.text({
      name: `legend ${index + 1}`,
      kind: 'print',
      content,
      size: 12,
      box: cells[index] ?? area,
      oneLine: true,
    });
  }
  return top + area.height;
}
