import { useDeferredValue, useMemo, useState } from 'react';
import { dayInLondon } from '#contract/calendar-day.ts';
import type { School } from '#contract/schools.ts';
import { type SchoolView, selectSchools } from './select-schools.ts';
import { useViewInAddress } from './use-view-in-address.ts';

/** So many rows render without a delay. */
const ON_A_PAGE = 50;

/** What the administrator has chosen to see of the list, a page at a time. */
export function useSchoolView(schools: readonly School[]) {
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
