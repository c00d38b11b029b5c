import { BRAND } from '#contract/brand.ts';
import { type Box, columns, inset, rows } from '../paper/box.ts';
import { markedRuns } from '../paper/marked-runs.ts';
import { A4, BOTTOM, LEFT, startPrintedPage, WIDTH } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import type { SchoolYear } from '../../scheme.ts';
import { type PatternOfWords, wordsByPattern } from './word-patterns.ts';

const MAT_COLUMNS = 3;
const CARD_PADDING = 10;
const CARDS = { across: 3, mostDown: 10 } as const;

/** The words to know by heart of a year, those with the same tricky part together, for the table. */
export function drawWordMat(year: SchoolYear): Sheet {
  const { sheet, top } = start(year, 'Word mat');
  const columnsOfItems = matColumns(wordsByPattern(byHeart(year)));
  const down = Math.max(...columnsOfItems.map((column) => column.length));
  const area = { x: LEFT, y: top, width: WIDTH, height: BOTTOM - top };
  for (const [across, box] of columns(area, MAT_COLUMNS, 14).entries()) {
    const cells = rows(box, down, 0);
    for (const [index, item] of columnsOfItems[across]?.entries() ?? []) {
      drawMatItem(sheet, cells[index] ?? box, item);
    }
  }
  return sheet;
}

type MatItem = { heading: string } | { notation: string };

/** Down one column and on in the next, as short as the columns can be. */
export function matColumns(patterns: PatternOfWords[]): MatItem[][] {
  const rowsOfAll = patterns.reduce((sum, { words }) => sum + 1 + words.length, 0);
  for (let down = Math.ceil(rowsOfAll / MAT_COLUMNS); ; down += 1) {
    const filled = columnsOf(patterns, down);
    if (filled.length <= MAT_COLUMNS) return filled;
  }
}

/** A pattern that runs on has its heading again; no heading is left alone at the foot of a column. */
function columnsOf(patterns: PatternOfWords[], down: number): MatItem[][] {
  let column: MatItem[] = [];
  const filled = [column];
  for (const { heading, words } of patterns) {
    for (const [index, notation] of words.entries()) {
      const isNew = index === 0;
      const needed = isNew ? 2 : 1;
      if (column.length + needed > down) filled.push((column = []));
      if (isNew || column.length === 0) column.push({ heading });
      column.push({ notation });
    }
  }
  return filled;
}

function drawMatItem(sheet: Sheet, box: Box, item: MatItem): void {
  const text = { kind: 'print', valign: 'middle', oneLine: true } as const;
  if ('notation' in item) {
    const content = markedRuns(item.notation, 'print');
    sheet.text({
      ...text,
      name: `word ${item.notation}`,
      content,
      size: 18,
      box: inset(box, 8, 0),
    });
    return;
  }
  sheet.ornament((document) =>
    document.rect(box.x, box.y + 4, box.width, box.height - 7).fill('#e8e8e8'),
  );
  const inside = inset(box, 8, 0);
  sheet.text({
    ...text,
    name: item.heading,
    content: item.heading,
    font: 'heading',
    size: 13,
    box: inside,
    tag: 'H2',
  });
}

/** The same words on cards to cut out. */
export function drawWordCards(year: SchoolYear): Sheet {
  const words = byHeart(year);
  // As few pages as hold the cards, and then of like length, so that no card has a page for itself.
  const pages = Math.ceil(words.length / (CARDS.across * CARDS.mostDown));
  const down = Math.ceil(words.length / (CARDS.across * pages));
  const perPage = CARDS.across * down;
  const { sheet, top, header } = start(year, 'Word cards');
  for (let first = 0; first < words.length; first += perPage) {
    if (first > 0) startPrintedPage(sheet, header);
    const area = { x: LEFT, y: top, width: WIDTH, height: BOTTOM - top };
    const cells = rows(area, down, 0).flatMap((row) => columns(row, CARDS.across, 0));
    for (const [index, notation] of words.slice(first, first + perPage).entries()) {
      const cell = cells[index] ?? area;
      sheet.ornament((document) =>
        document
          .rect(cell.x, cell.y, cell.width, cell.height)
          .dash(4, { space: 3 })
          .lineWidth(0.7)
          .stroke('#777777')
          .undash(),
      );
      sheet.text({
        name: `card ${first + index + 1}`,
        kind: 'print',
        content: markedRuns(notation, 'print'),
        size: 26,
        box: inset(cell, CARD_PADDING, 0),
        align: 'centre',
        valign: 'middle',
        oneLine: true,
      });
    }
  }
  return sheet;
}

function start({ name }: SchoolYear, title: string) {
  const sheet = new Sheet({ title: `${name} · Year pack: ${title}`, ...A4 });
  const header = {
    place: `${name} · Year pack`,
    title: `${title}: words to know by heart`,
    footer: `${BRAND.name} · ${name} · ${title}`,
  };
  return { sheet, header, top: startPrintedPage(sheet, header) };
}

function byHeart({ weeks }: SchoolYear): string[] {
  return weeks.flatMap((week) =>
    week.kind === 'teach' ? week.byHeart.flatMap(({ forms }) => forms) : [],
  );
}
