import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { siteCopy } from '../../copy/site.ts';
import { paths } from '../../paths.ts';
import { RegionBoundary } from '../../ui/region-boundary.tsx';
import { TOAST_MS, ToastArea } from '../../ui/toast-area.tsx';
import { PasskeyNotice } from '../passkeys/index.ts';
import { SessionKeeper } from '../session/index.ts';
import { CornerButtons, STRIP_SPACE } from './corner-buttons.tsx';
import { useEarlyPresses } from './early-presses.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { usePageTitleAndFocus } from './use-page-title-and-focus.ts';

/** The header, footer and buttons around every page. */
export function SiteFrame() {
  usePageTitleAndFocus();
  useEarlyPresses();
  const inAdmin = useLocation().pathname.startsWith(paths.admin());
  return (
    <SessionKeeper>
      <div className={`flex min-h-screen flex-col print:block ${STRIP_SPACE}`}>
        <a href="#main" className={SKIP_LINK}>
          {siteCopy.skipToContent}
        </a>
        <NavigationProgress />
        <RegionBoundary>
          <SiteHeader />
        </RegionBoundary>
        <main id="main" tabIndex={-1} className="flex grow flex-col print:block">
          <PasskeyNotice />
          <RegionBoundary>
            <Outlet />
          </RegionBoundary>
        </main>
        <RegionBoundary>
          <SiteFooter />
        </RegionBoundary>
        <CornerButtons />
        <ToastArea shownMs={inAdmin ? TOAST_MS.admin : TOAST_MS.standard} />
        <ScrollRestoration getKey={scrollKey} />
      </div>
    </SessionKeeper>
  );
}

/** The router gives the key 'default' to every page the browser loads in full, so their path is used instead. */
function scrollKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}

const SKIP_LINK =
  'fixed -top-24 left-3 z-60 rounded-full bg-leaf-deep px-5 py-2.5 font-semibold text-sheet focus:top-3 print:hidden';

/** A line along the top while the next page loads, after a short delay. */
function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <div className="fixed inset-x-0 top-0 z-60 h-1 animate-late print:hidden">
      <progress aria-label={siteCopy.loadingPage} className="sr-only" />
      <div className="h-full animate-breathe bg-leaf" />
    </div>
  );
}
