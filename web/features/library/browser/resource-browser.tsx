import type { Place } from '../../../paths.ts';
import { useSession } from '../../session/index.ts';
import { LazyAdminBrowser } from './lazy-admin-browser.tsx';
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
