import { lazy, Suspense } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import { claimReload } from '../site-frame/claim-reload.ts';
import type { AdminBrowser } from './admin-browser.tsx';

/** With its dialogs it is large, and teachers, who wait for their first page, never need it. */
export function LazyAdminBrowser(props: Parameters<typeof AdminBrowser>[0]) {
  return (
    <Suspense fallback={<OnItsWay />}>
      <Browser {...props} />
    </Suspense>
  );
}

/** As high as the screen, so that the footer does not come up and go again. */
function OnItsWay() {
  return (
    <div className="min-h-screen">
      <Spinner />
    </div>
  );
}

const Browser = lazy(async () => {
  try {
    const { AdminBrowser } = await import('./admin-browser.tsx');
    return { default: AdminBrowser };
  } catch (error) {
    // A newer version of the site has most likely replaced it; that one comes with a reload.
    if (!claimReload()) throw error;
    window.location.reload();
    return new Promise<never>(() => undefined);
  }
});
