import { writeCsv } from '#contract/write-csv.ts';
import { saveFile } from './save-file.ts';

export type CsvCell = string | number;

/** Lets the browser save a table that spreadsheet programs open. */
export function saveCsv(name: string, rows: readonly (readonly CsvCell[])[]): void {
  const text = writeCsv(rows.map((row) => row.map(String)));
  saveFile(name, text, 'text/csv;charset=utf-8');
}
