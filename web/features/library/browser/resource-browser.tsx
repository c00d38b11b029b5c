import type { Place } from '../../../paths.ts';
import { useSession } from '../../session/index.ts';
import { lazyWithRetry } from './lazy-with-retry.tsx';
import { PartLoading, PartNotLoaded } from './part-not-loaded.tsx';
import { TeacherBrowser } from './teacher-browser.tsx';

interface ResourceBrowserProps {
  /** The address of a place under the one the browser is shown at. */
  pathTo: (place: Place) => string;
}

/** Years, weeks and resources, with what the role of the user allows. */
export function ResourceBrowser({ pathTo }: ResourceBrowserProps) {
  const session = useSession();
  if (!session) return null;
  const Browser = session.isAdmin ? LazyAdminBrowser : TeacherBrowser;
  return <Browser userId={session.userId} pathTo={pathTo} />;
}

/** Loaded on demand: with its dialogs it is large, and teachers never need it. */
const LazyAdminBrowser = lazyWithRetry({
  load: async () => {
    const loaded = await import('./admin-browser.tsx');
    return loaded.AdminBrowser;
  },
  Loading: PartLoading,
  Missing: PartNotLoaded,
});
