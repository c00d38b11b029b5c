import { type ReactNode, useId } from 'react';
import { dayInWords } from '../../copy/date-in-words.ts';
import { figuresCopy } from '../../copy/figures.ts';
import { Button } from '../../ui/button.tsx';
import { type CsvCell, saveCsv } from '../../ui/save-csv.ts';

/** A calendar day is shown in words and saved as spreadsheets sort it. */
type FigureCell = CsvCell | { day: string };

interface PlotCardProps {
  title: string;
  note?: string;
  file: string;
  columns: readonly string[];
  rows: FigureCell[][];
  /** The plot; without one the table is shown at once. */
  children?: ReactNode;
  /** The text when there are no rows. */
  none?: string;
}

/** A plot with its figures as a table, which can be saved for a spreadsheet. */
export function PlotCard(props: PlotCardProps) {
  const { title, note, file, columns, rows, children, none = figuresCopy.none } = props;
  const id = useId();
  const isEmpty = rows.length === 0;
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-1 content-start gap-3 rounded-m border border-line bg-sheet p-4 tablet:p-5"
    >
      <h3 id={id} className="text-body font-semibold">
        {title}
      </h3>
      {note && <p className="text-small text-ink-soft">{note}</p>}
      {isEmpty && <p className="text-ink-soft">{none}</p>}
      {!isEmpty && children}
      {!isEmpty &&
        (children ? (
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center text-small text-sky underline underline-offset-3">
              {figuresCopy.asTable}
            </summary>
            <FiguresTable label={figuresCopy.tableOf(title)} columns={columns} rows={rows} />
          </details>
        ) : (
          <FiguresTable label={figuresCopy.tableOf(title)} columns={columns} rows={rows} />
        ))}
      {!isEmpty && (
        <div>
          <Button
            variant="quiet"
            aria-label={figuresCopy.saveOf(title)}
            onClick={() => saveCsv(file, [columns, ...rows.map((row) => row.map(savedCell))])}
          >
            {figuresCopy.save}
          </Button>
        </div>
      )}
    </section>
  );
}

type FiguresTableProps = Pick<PlotCardProps, 'columns' | 'rows'> & { label: string };

function FiguresTable({ label, columns, rows }: FiguresTableProps) {
  return (
    // oxlint-disable-next-line no-noninteractive-tabindex -- it scrolls, and the keyboard must reach it
    <section tabIndex={0} aria-label={label} className="max-h-120 overflow-auto">
      <table className="w-full text-left text-small">
        <thead className="sticky top-0 bg-sheet">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="py-1.5 pr-4 font-semibold last:pr-0 tablet:whitespace-nowrap"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.map(savedCell).join(' ')} className="border-t border-line">
              {row.map((cell, column) => (
                <td key={columns[column]} className={column === 0 ? NAME : FIGURE}>
                  <Shown cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function savedCell(cell: FigureCell): CsvCell {
  return typeof cell === 'object' ? cell.day : cell;
}

/** A number stays on one line, a day on two; a table that is too wide scrolls. */
function Shown({ cell }: { cell: FigureCell }) {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') {
    return <span className="whitespace-nowrap">{cell.toLocaleString('en-GB')}</span>;
  }
  const [day, month, year] = dayInWords(cell.day).split(' ');
  return (
    <>
      <span className="whitespace-nowrap">
        {day} {month}
      </span>{' '}
      {year}
    </>
  );
}

const NAME = 'min-w-32 py-1.5 pr-4 wrap-anywhere';
const FIGURE = 'py-1.5 pr-4 last:pr-0 tablet:whitespace-nowrap';
