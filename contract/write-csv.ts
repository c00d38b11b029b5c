/** Excel takes a file for UTF-8 only if it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A spreadsheet would calculate a cell that begins so, in Japan also with wide signs, whatever a school has typed there. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** Writes a table by RFC 4180. `readCsv` gives the same texts back. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(csvCell).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function csvCell(cell: string): string {
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
