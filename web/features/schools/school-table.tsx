import type { School } from '#contract/schools.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import { BreakableText } from '../../ui/breakable-text.tsx';
import { isPlainClick, type OpenSchoolDialog, SchoolActions } from './school-actions.tsx';
import { StatusBadge } from './status-badge.tsx';

interface SchoolTableProps {
  schools: readonly School[];
  onOpen: OpenSchoolDialog;
}

export function SchoolTable({ schools, onOpen }: SchoolTableProps) {
  return (
    <div className="overflow-hidden rounded-m border border-line bg-sheet shadow-low">
      <table aria-label={schoolsCopy.heading} className="w-full table-fixed text-left">
        <thead className="bg-leaf-wash text-small text-leaf-deep">
          <tr>
            {COLUMNS.map(({ label, width }) => (
              <th
                key={label}
                scope="col"
                className={`${width} px-2.5 py-3 leading-snug font-semibold first:pl-4 wide:px-4`}
              >
                {label}
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

function SchoolTableRow({ school, onOpen }: { school: School; onOpen: OpenSchoolDialog }) {
  const { nothing } = schoolsCopy;
  return (
    // oxlint-disable-next-line click-events-have-key-events, no-noninteractive-element-interactions -- a larger target for its View button, which the keyboard reaches
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
        <StatusBadge status={school.subscriptionStatus} />
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
const COLUMNS = [
  { label: columns.name, width: '' },
  { label: columns.domain, width: '' },
  { label: columns.contactName, width: 'w-[13%] wide:w-[15%]' },
  { label: columns.contactEmail, width: '' },
  { label: columns.status, width: 'w-26 wide:w-30' },
  { label: columns.actions, width: 'w-36 wide:w-71' },
];

const CELL = 'px-2.5 py-3 text-small leading-snug wrap-anywhere first:pl-4 wide:px-4';
