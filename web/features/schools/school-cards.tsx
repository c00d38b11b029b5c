import type { School } from '#contract/schools.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import { BreakableText } from '../../ui/breakable-text.tsx';
import { isPlainClick, type OpenSchoolDialog, SchoolActions } from './school-actions.tsx';
import { StatusAndEnd } from './status-badge.tsx';

interface SchoolCardsProps {
  schools: readonly School[];
  onOpen: OpenSchoolDialog;
}

/** The list on phones and tablets: a card for each school. */
export function SchoolCards({ schools, onOpen }: SchoolCardsProps) {
  return (
    <ul aria-label={schoolsCopy.heading} className="grid gap-3 tablet:grid-cols-2">
      {schools.map((school) => (
        <SchoolCard key={school.id} school={school} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function SchoolCard({ school, onOpen }: { school: School; onOpen: OpenSchoolDialog }) {
  const { columns, nothing } = schoolsCopy;
  return (
    // A larger target for its View button, which the keyboard reaches.
    // oxlint-disable-next-line click-events-have-key-events, no-noninteractive-element-interactions
    <li
      onClick={(event) => isPlainClick(event) && onOpen({ kind: 'details', school })}
      className="flex cursor-pointer flex-col justify-between rounded-m border border-line bg-sheet shadow-low"
    >
      <div className="grid gap-3 px-4 pt-4 pb-3">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 text-body leading-snug wrap-anywhere">{school.name}</h3>
          <div className="grid shrink-0 justify-items-end">
            <StatusAndEnd school={school} />
          </div>
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
          <Fact label={columns.domain} value={school.domain} />
          <Fact label={columns.contactName} value={school.contactName ?? nothing} />
          <Fact label={columns.contactEmail} value={school.contactEmail ?? nothing} />
        </dl>
      </div>
      <div className="flex justify-between border-t border-line px-1 py-1">
        <SchoolActions school={school} onOpen={onOpen} />
      </div>
    </li>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">
        <BreakableText kind="address" text={value} />
      </dd>
    </>
  );
}
