import { BRAND } from '#contract/brand.ts';
import { columns, inset, rows } from '../paper/box.ts';
import { markedRuns } from '../paper/marked-runs.ts';
import { A4, BOTTOM, LEFT, startPrintedPage, WIDTH } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import type { SchoolYear } from '../../scheme.ts';
import { plainWord } from '../../marked-word.ts';

const MAT_COLUMNS = 3;
const CARD_PADDING = 10;
const CARDS = { across: 3, mostDown: 10 } as const;

/** The words to know by heart of a year in the order of the alphabet, for the table. */
export function drawWordMat(year: SchoolYear): Sheet {
  const { sheet, top } = start(year, 'Word mat');
  const words = byHeart(year).toSorted((one, other) =>
    plainWord(one).localeCompare(plainWord(other), 'en-GB'),
  );
  const perColumn = Math.ceil(words.length / MAT_COLUMNS);
  const area = { x: LEFT, y: top, width: WIDTH, height: BOTTOM - top };
  const cells = columns(area, MAT_COLUMNS, 14).flatMap((column) => rows(column, perColumn, 0));
  for (const [index, notation] of words.entries()) {
    sheet.text({
      name: `word ${index + 1}`,
      kind: 'print',
      content: markedRuns(notation, 'print'),
      size: 19,
      box: cells[index] ?? area,
      valign: 'middle',
      oneLine: true,
    });
  }
  return sheet;
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
