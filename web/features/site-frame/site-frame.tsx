import { useId } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { siteCopy } from '../../copy/site.ts';
import { paths } from '../../paths.ts';
import { RegionBoundary } from '../../ui/region-boundary.tsx';
import { TOAST_MS, ToastArea } from '../../ui/toast-area.tsx';
import { Chatbot } from '../chatbot/index.ts';
import { FeedbackButton } from '../feedback/index.ts';
import { PasskeyNotice } from '../passkeys/index.ts';
import { SessionKeeper } from '../session/index.ts';
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

/** Keeps the end of a page above the strip. */
const STRIP_SPACE = 'pb-14 lowest:pb-11.5 beside:pb-0 print:pb-0';

/**
 * Feedback and chatbot, at the bottom right of every page. They cover nothing: where there is width to spare they stand in
 * the margin that `wrap-wide` leaves for them, and elsewhere in a strip of their own along the bottom.
 */
function CornerButtons() {
  const label = useId();
  return (
    <aside aria-labelledby={label} className={STRIP}>
      <p id={label} className="mr-auto text-small text-ink-soft beside:hidden">
        {siteCopy.corner.label}
      </p>
      <FeedbackButton className={`${ROUND_BUTTON} bg-leaf hover:bg-leaf-deep`} />
      <Chatbot className={`${ROUND_BUTTON} bg-apple hover:bg-apple-deep`} />
    </aside>
  );
}

const STRIP =
  'fixed inset-x-0 bottom-0 z-20 flex h-14 items-center lowest:h-11.5 gap-3 border-t border-line bg-paper px-4 beside:right-3 beside:bottom-4 beside:left-auto beside:h-auto beside:flex-col beside:border-0 beside:bg-transparent beside:p-0 print:hidden';

const ROUND_BUTTON =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border-2 border-sheet text-sheet shadow-low beside:size-12 beside:shadow-high';
