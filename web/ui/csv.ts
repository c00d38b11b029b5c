import { saveFile } from './save-file.ts';

export type CsvCell = string | number;

/** Lets the browser save a table that spreadsheet programs open. */
export function saveCsv(name: string, columns: readonly string[], rows: readonly CsvCell[][]) {
  saveFile(name, toCsv(columns, rows), 'text/csv;charset=utf-8');
}

/** Begins with a mark, without which Excel does not read UTF-8. */
export function toCsv(columns: readonly string[], rows: readonly CsvCell[][]): string {
  const lines = [columns, ...rows].map((row) => row.map(cellOf).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cellOf(value: CsvCell): string {
  const text = typeof value === 'number' ? String(value) : withoutFormula(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet program would run a text that begins like a formula. */
function withoutFormula(text: string): string {
  return /^[\s]*[=+\-@]/.test(text) ? `'${text}` : text;
}
