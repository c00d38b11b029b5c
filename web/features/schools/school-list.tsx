import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { dayInLondon } from '#contract/calendar-day.ts';
import type { School } from '#contract/schools.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import { subscriptionsCopy } from '../../copy/subscriptions.ts';
import { paths } from '../../paths.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { useIsDesktop } from '../../ui/use-screen-width.ts';
import { ListActions } from './list-actions.tsx';
import type { OpenSchoolDialog } from './school-actions.tsx';
import { SchoolCards } from './school-cards.tsx';
import { SchoolFilters } from './school-filters.tsx';
import { SchoolPages } from './school-pages.tsx';
import { SchoolTable } from './school-table.tsx';
import { type SchoolView, selectSchools, WHOLE_LIST } from './select-schools.ts';
import { useViewInAddress } from './use-view-in-address.ts';
import { VIEW_FIELDS } from './view-in-address.ts';

interface SchoolListProps {
  schools: readonly School[];
  onOpen: OpenSchoolDialog;
}

/** The list of schools: filtered, sorted, a page at a time. Without script it is a form that the server answers. */
export function SchoolList({ schools, onOpen }: SchoolListProps) {
  const { view, settled, found, shown, page, pages, change, setPage } = useSchoolView(schools);
  const count = useRef<HTMLOutputElement>(null);
  const isDesktop = useIsDesktop();
  const turnTo = (next: number) => {
    setPage(next);
    // The list begins here, and the button that was pressed may be disabled on that page.
    count.current?.focus();
  };

  return (
    <form
      action={paths.admin()}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-4"
    >
      {/* Enter in a field presses the first button of a form, which would otherwise sort. */}
      <button type="submit" hidden>
        {subscriptionsCopy.filters.show}
      </button>
      <SchoolFilters schools={schools} view={view} onChange={change} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <output ref={count} tabIndex={-1} className="text-small text-ink-soft">
          {schoolsCopy.filter.count(found.length, schools.length)}
        </output>
        <ListActions schools={schools} found={found} trust={settled.trust} onOpen={onOpen} />
      </div>
      {found.length === 0 && (
        <NothingFound
          view={settled}
          onClear={() => change({ ...WHOLE_LIST, sort: view.sort, descending: view.descending })}
        />
      )}
      {found.length > 0 && isDesktop && (
        <SchoolTable schools={shown} view={view} onSort={change} onOpen={onOpen} />
      )}
      {found.length > 0 && !isDesktop && <SchoolCards schools={shown} onOpen={onOpen} />}
      <SchoolPages page={page} pages={pages} onChange={turnTo} />
    </form>
  );
}

function NothingFound({ view, onClear }: { view: SchoolView; onClear: () => void }) {
  const { filters } = subscriptionsCopy;
  const { status, plan, trust, endsWithinDays } = view;
  const hasOnlyTerm = !status && !plan && !trust && endsWithinDays === null;
  return (
    <div className="rounded-m border border-line bg-sheet px-6 py-12 text-center wrap-anywhere">
      <p>{hasOnlyTerm ? schoolsCopy.filter.none(view.term.trim()) : filters.none}</p>
      <TextButton type="submit" name={VIEW_FIELDS.clear} value="filters" onClick={onClear}>
        {filters.clear}
      </TextButton>
    </div>
  );
}

/** So many rows render without a delay. */
const ON_A_PAGE = 50;

/** What the administrator has chosen to see of the list, a page at a time. */
function useSchoolView(schools: readonly School[]) {
  const { view, page: wantedPage, changeView, setPage } = useViewInAddress();
  // Again at every change, because the page may be open over midnight.
  const [today, setToday] = useState(currentDay);
  // Deferred, so that typing stays smooth.
  const settled = useDeferredValue(view);
  const found = useMemo(() => selectSchools(schools, settled, today), [schools, settled, today]);
  const pages = Math.max(1, Math.ceil(found.length / ON_A_PAGE));
  const page = Math.min(wantedPage, pages);
  const shown = useMemo(() => found.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE), [found, page]);
  const change = (changes: Partial<SchoolView>) => {
    setToday(currentDay());
    changeView(changes);
  };
  return { view, settled, found, shown, page, pages, change, setPage };
}

function currentDay(): string {
  return dayInLondon(new Date());
}
