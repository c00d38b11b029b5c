import { Suspense, useState } from 'react';
import { uiCopy } from '../../../copy/ui.ts';
import type { Place } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useSession } from '../../session/index.ts';
import type { AdminBrowser } from './admin-browser.tsx';
import { lazyWithRetry } from './lazy-with-retry.ts';
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
function LazyAdminBrowser(props: Parameters<typeof AdminBrowser>[0]) {
  const [Browser] = useState(currentBrowser);
  return (
    <Suspense fallback={<OnItsWay />}>
      <Browser {...props} />
    </Suspense>
  );
}

const currentBrowser = lazyWithRetry(async () => {
  const loaded = await import('./admin-browser.tsx');
  return loaded.AdminBrowser;
}, BrowserNotLoaded);

function BrowserNotLoaded() {
  const { explanation, reload } = uiCopy.screenNotLoaded;
  return (
    <div role="alert" className="grid justify-items-start gap-4 p-8">
      <p className="max-w-prose">{explanation}</p>
      <Button onClick={() => window.location.reload()}>{reload}</Button>
    </div>
  );
}

/** As high as the screen, so that the footer does not jump. */
function OnItsWay() {
  return (
    <div className="min-h-screen">
      <Spinner />
    </div>
  );
}
