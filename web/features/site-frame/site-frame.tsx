import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { TOAST_MS } from '#contract/limits.ts';
import { siteCopy } from '../../copy/site.ts';
import { paths } from '../../paths.ts';
import { RegionBoundary } from '../../ui/region-boundary.tsx';
import { ToastArea } from '../../ui/toast-area.tsx';
import { SessionKeeper } from '../session/index.ts';
import { CornerButtons } from './corner-buttons.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { usePageArrival } from './use-page-arrival.ts';

/** What every page has around it. */
export function SiteFrame() {
  usePageArrival();
  const inAdmin = useLocation().pathname.startsWith(paths.admin());
  return (
    <SessionKeeper>
      <div className="flex min-h-screen flex-col print:block">
        <a href="#main" className={SKIP_LINK}>
          {siteCopy.skipToContent}
        </a>
        <NavigationProgress />
        <RegionBoundary>
          <SiteHeader />
        </RegionBoundary>
        <main id="main" tabIndex={-1} className="flex grow flex-col print:block">
          <RegionBoundary>
            <Outlet />
          </RegionBoundary>
        </main>
        <RegionBoundary>
          <SiteFooter />
        </RegionBoundary>
        <CornerButtons />
        <ToastArea standingMs={inAdmin ? TOAST_MS.admin : TOAST_MS.standard} />
        <ScrollRestoration getKey={scrollKey} />
      </div>
    </SessionKeeper>
  );
}

/** All pages that the browser itself has loaded have one key, but not one place. */
function scrollKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}

const SKIP_LINK =
  'fixed -top-24 left-3 z-60 rounded-full bg-leaf-deep px-5 py-2.5 font-semibold text-sheet focus:top-3 print:hidden';
