import { ArrowDown, ArrowUp } from 'lucide-react';
import type { School } from '#contract/schools.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import { BreakableText } from '../../ui/breakable-text.tsx';
import { isPlainClick, type OpenSchoolDialog, SchoolActions } from './school-actions.tsx';
import type { SchoolView, SortColumn } from './select-schools.ts';
import { StatusAndEnd } from './status-badge.tsx';
import { orderValue, VIEW_FIELDS } from './view-in-address.ts';

interface SchoolTableProps {
  schools: readonly School[];
  /** The order that the schools are in. */
  view: Order;
  onSort: (order: Order) => void;
  onOpen: OpenSchoolDialog;
}

type Order = Pick<SchoolView, 'sort' | 'descending'>;

export function SchoolTable({ schools, view, onSort, onOpen }: SchoolTableProps) {
  return (
    <div className="overflow-hidden rounded-m border border-line bg-sheet shadow-low">
      <table aria-label={schoolsCopy.heading} className="w-full table-fixed text-left">
        <thead className="bg-leaf-wash text-small text-leaf-deep">
          <tr>
            {COLUMNS.map(({ label, width, column }) => (
              <th
                key={label}
                scope="col"
                aria-sort={column && column === view.sort ? directionOf(view) : undefined}
                className={`${width} px-2.5 py-1 leading-snug font-semibold first:pl-4 wide:px-3`}
              >
                {column ? (
                  <SortButton label={label} column={column} view={view} onSort={onSort} />
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {schools.map((school) => (
            <SchoolTableRow key={school.id} school={school} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SortButtonProps extends Pick<SchoolTableProps, 'view' | 'onSort'> {
  label: string;
  column: SortColumn;
}

/** Sorts by the column; pressed again, the other way round. Without script it sends the list's form. */
function SortButton({ label, column, view, onSort }: SortButtonProps) {
  const isSorted = view.sort === column;
  const Icon = isSorted && view.descending ? ArrowDown : ArrowUp;
  const order = { sort: column, descending: isSorted && !view.descending };
  return (
    <button
      type="submit"
      name={VIEW_FIELDS.order}
      value={orderValue(order)}
      onClick={() => onSort(order)}
      className="inline-flex min-h-10 cursor-pointer items-center gap-1 text-left hover:underline"
    >
      {label}
      <Icon aria-hidden="true" size={16} className={`shrink-0 ${isSorted ? '' : 'invisible'}`} />
    </button>
  );
}

function directionOf({ descending }: Order) {
  return descending ? 'descending' : 'ascending';
}

function SchoolTableRow({ school, onOpen }: { school: School; onOpen: OpenSchoolDialog }) {
  const { nothing } = schoolsCopy;
  return (
    // oxlint-disable-next-line click-events-have-key-events, no-noninteractive-element-interactions -- a larger target
    // for its View button, which the keyboard reaches
    <tr
      onClick={(event) => isPlainClick(event) && onOpen({ kind: 'details', school })}
      className="cursor-pointer border-t border-line align-middle hover:bg-paper"
    >
      <th scope="row" className={`${CELL} font-semibold wide:text-body`}>
        {school.name}
      </th>
      <td className={CELL}>
        <BreakableText kind="address" text={school.domain} />
      </td>
      <td className={CELL}>{school.contactName ?? nothing}</td>
      <td className={CELL}>
        <BreakableText kind="address" text={school.contactEmail ?? nothing} />
      </td>
      <td className={CELL}>
        <StatusAndEnd school={school} />
      </td>
      <td className="px-1 py-2 wide:px-2">
        <div className="flex items-center">
          <SchoolActions school={school} onOpen={onOpen} />
        </div>
      </td>
    </tr>
  );
}

const { columns } = schoolsCopy;
const COLUMNS: readonly { label: string; width: string; column?: SortColumn }[] = [
  { label: columns.name, width: '', column: 'name' },
  { label: columns.domain, width: 'wide:w-[15.5%]', column: 'domain' },
  { label: columns.contactName, width: 'w-[13%] wide:w-[12%]', column: 'contactName' },
  { label: columns.contactEmail, width: '', column: 'contactEmail' },
  { label: columns.status, width: 'w-32 wide:w-38', column: 'subscriptionStatus' },
  { label: columns.actions, width: 'w-36 wide:w-66' },
];

const CELL = 'px-2.5 py-3 text-small leading-snug wrap-anywhere first:pl-4 wide:px-3';
