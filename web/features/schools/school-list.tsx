import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { School } from '#contract/schools.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useTypedBefore } from '../../ui/use-typed-before.ts';
import { useIsDesktop } from '../../ui/use-screen-width.ts';
import { filterSchools } from './filter-schools.ts';
import { SchoolCards } from './school-cards.tsx';
import type { OpenSchoolDialog } from './school-actions.tsx';
import { SchoolTable } from './school-table.tsx';

/** So many rows render without a delay; the filter finds the others. */
const SHOWN_AT_ONCE = 100;

interface SchoolListProps {
  schools: readonly School[];
  onOpen: OpenSchoolDialog;
}

/** The filtered list, limited in length. */
export function SchoolList({ schools, onOpen }: SchoolListProps) {
  const [term, setTerm] = useState('');
  const [room, setRoom] = useState(SHOWN_AT_ONCE);
  // Deferred, so that typing stays smooth.
  const settledTerm = useDeferredValue(term);
  const found = useMemo(() => filterSchools(schools, settledTerm), [schools, settledTerm]);
  const shown = useMemo(() => found.slice(0, room), [found, room]);
  const Layout = useIsDesktop() ? SchoolTable : SchoolCards;
  const { filter } = schoolsCopy;
  const filterField = useRef<HTMLElement>(null);
  useTypedBefore(filterField, setTerm);

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="w-full tablet:w-80">
          <Field
            ref={filterField}
            label={filter.label}
            autoComplete="off"
            spellCheck={false}
            value={term}
            onChange={(event) => {
              setTerm(event.target.value);
              setRoom(SHOWN_AT_ONCE);
            }}
          />
        </div>
        <output className="text-small text-ink-soft">
          {filter.count(shown.length, schools.length)}
        </output>
      </div>
      {found.length === 0 ? (
        <p className="rounded-m border border-line bg-sheet px-6 py-12 text-center wrap-anywhere">
          {filter.none(settledTerm.trim())}
        </p>
      ) : (
        <Layout schools={shown} onOpen={onOpen} />
      )}
      {found.length > shown.length && (
        <div className="text-center">
          <Button variant="quiet" onClick={() => setRoom(room + SHOWN_AT_ONCE)}>
            {filter.more(Math.min(SHOWN_AT_ONCE, found.length - shown.length))}
          </Button>
        </div>
      )}
    </div>
  );
}
