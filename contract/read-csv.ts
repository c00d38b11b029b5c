export interface CsvRow {
  /** Where it begins in the file; the first line is 1. */
  line: number;
  cells: string[];
}

const SEPARATORS = [',', ';', '\t'] as const;
/** How `writeCsv` writes a text that a spreadsheet would take for a formula. */
const HARMLESS_FORMULA = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Ten times what a file of ours has. What is done for each cell of a row is then soon done. */
const MOST_CELLS_IN_ROW = 100;

/**
 * Reads a table by RFC 4180, with commas, semicolons or tabs between its cells. Empty rows are left out. Undefined if a
 * quotation mark is never closed, or a row has more cells than any table.
 */
export function readCsv(text: string, mostRows = Infinity): CsvRow[] | undefined {
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let line = 1;
  while (at < text.length && rows.length < mostRows) {
    // A spreadsheet may add many thousands of empty rows.
    const lineEnd = findEndOfEmptyRow(text, at, separator);
    if (lineEnd !== undefined) {
      at = afterLineEnd(text, lineEnd);
      line += 1;
      continue;
    }
    const row: CsvRow = { line, cells: [] };
    for (;;) {
      const cell = readCell(text, at, separator);
      if (!cell || row.cells.length === MOST_CELLS_IN_ROW) return undefined;
      row.cells.push(cell.value.replace(HARMLESS_FORMULA, (formula) => formula.slice(1)));
      line += cell.lineEnds;
      at = cell.end;
      if (text[at] !== separator) break;
      at += 1;
    }
    at = afterLineEnd(text, at);
    line += 1;
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
  }
  return rows;
}

/** Where the row ends, if it has nothing but spaces and separators. */
function findEndOfEmptyRow(text: string, start: number, separator: string): number | undefined {
  let at = start;
  while (text[at] === separator || text[at] === ' ') at += 1;
  return text[at] === '\r' || text[at] === '\n' ? at : undefined;
}

function afterLineEnd(text: string, at: number): number {
  return at + (text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1);
}

interface Cell {
  value: string;
  /** The index after the cell. */
  end: number;
  /** How many line ends the cell has. */
  lineEnds: number;
}

function readCell(text: string, start: number, separator: string): Cell | undefined {
  let value = '';
  let at = start;
  let lineEnds = 0;
  if (text[at] === '"') {
    for (;;) {
      const quote = text.indexOf('"', at + 1);
      if (quote === -1) return undefined;
      const part = text.slice(at + 1, quote);
      value += part;
      lineEnds += part.split(/\r\n|\r|\n/).length - 1;
      at = quote + 1;
      if (text[at] !== '"') break;
      value += '"';
    }
  }
  const rest = at;
  while (at < text.length && !isEnd(text[at], separator)) at += 1;
  return { value: value + text.slice(rest, at), end: at, lineEnds };
}

function isEnd(character: string | undefined, separator: string): boolean {
  return character === separator || character === '\r' || character === '\n';
}

/** What the first line has most often: spreadsheets write semicolons where a comma is the decimal sign. */
function separatorOf(text: string): string {
  const [firstLine = ''] = text.trimStart().split(/[\r\n]/, 1);
  const outsideQuotes = firstLine.replaceAll(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((each) => outsideQuotes.split(each).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}
