import { useDeferredValue, useMemo, useState } from 'react';
import { dayInLondon } from '#contract/calendar-day.ts';
import type { School } from '#contract/schools.ts';
import { type SchoolView, selectSchools, WHOLE_LIST } from './select-schools.ts';

/** So many rows render without a delay. */
const ON_A_PAGE = 50;

/** What the administrator has chosen to see of the list, a page at a time. */
export function useSchoolView(schools: readonly School[]) {
  const [view, setView] = useState(WHOLE_LIST);
  // Again at every change, because the page may be open over midnight.
  const [today, setToday] = useState(currentDay);
  const [wantedPage, setPage] = useState(1);
  // Deferred, so that typing stays smooth.
  const settled = useDeferredValue(view);
  const found = useMemo(() => selectSchools(schools, settled, today), [schools, settled, today]);
  const pages = Math.max(1, Math.ceil(found.length / ON_A_PAGE));
  const page = Math.min(wantedPage, pages);
  const shown = useMemo(() => found.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE), [found, page]);
  const change = (changes: Partial<SchoolView>) => {
    setView((before) => ({ ...before, ...changes }));
    setToday(currentDay());
    setPage(1);
  };
  return { view, settled, found, shown, page, pages, change, setPage };
}

function currentDay(): string {
  return dayInLondon(new Date());
}
