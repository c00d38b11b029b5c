import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import type { SchoolView } from './select-schools.ts';
import { readView, type ShownSchools, writeView } from './view-in-address.ts';

/** After the last letter. Some browsers refuse more than a hundred changes of the address in half a minute. */
const TYPING_PAUSE_MS = 300;
/** The state of navigations with which the address follows the list. */
const FOLLOWING = 'following the list of schools';

interface Shown extends ShownSchools {
  /** Missing when the address asked for it. Back leads to what was shown before a step. */
  change?: { kind: 'filter' } | { kind: 'step'; before: ShownSchools };
}

/** What is shown of the list. The address follows, so that a reload, a copied link and Back show the same. */
export function useViewInAddress() {
  const location = useLocation();
  const { search, state } = location;
  const isOwn = useNavigationType() !== NavigationType.Pop && state === FOLLOWING;
  const [shown, setShown] = useState<Shown>(() => readView(new URLSearchParams(search)));
  // Not by its key: a Back at once after a step leads to the key that was rendered last.
  const [lastLocation, setLastLocation] = useState(location);
  if (location !== lastLocation) {
    setLastLocation(location);
    if (!isOwn) setShown(readView(new URLSearchParams(search)));
  }
  useAddressOf(shown);

  const changeView = (changes: Partial<SchoolView>) =>
    setShown(({ view, page }) => ({
      view: { ...view, ...changes },
      page: 1,
      change: 'sort' in changes ? { kind: 'step', before: { view, page } } : { kind: 'filter' },
    }));
  const setPage = (next: number) =>
    setShown(({ view, page }) => {
      return { view, page: next, change: { kind: 'step', before: { view, page } } };
    });
  return { view: shown.view, page: shown.page, changeView, setPage };
}

function useAddressOf(shown: Shown): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const follow = useEffectEvent(async () => {
    const { change } = shown;
    const how = { state: FOLLOWING, preventScrollReset: true };
    const before = change?.kind === 'step' ? writeView(change.before) : search;
    // Something was typed just before the step.
    if (before !== search) await navigate({ search: before }, { ...how, replace: true });
    const wanted = writeView(shown);
    if (wanted === before) return;
    await navigate({ search: wanted }, { ...how, replace: change?.kind !== 'step' });
  });
  useEffect(() => {
    if (!shown.change) return undefined;
    const pause = shown.change.kind === 'step' ? 0 : TYPING_PAUSE_MS;
    const timer = setTimeout(() => void follow(), pause);
    return () => clearTimeout(timer);
  }, [shown]);
}
