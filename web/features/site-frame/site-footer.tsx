import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { siteCopy } from '../../copy/site.ts';
import { paths } from '../../paths.ts';
import { useRenderedAs } from '../../ui/rendered-as.ts';
import { SignOutForm, useSession } from '../session/index.ts';
import { siteLinks } from './site-links.ts';

export function SiteFooter() {
  const session = useSession();
  const year = useYear();
  return (
    <footer className="on-dark flex min-h-36 items-center bg-leaf-night py-8 text-small text-leaf-pale print:min-h-0 print:py-4">
      <div className="wrap-wide flex flex-col gap-x-8 gap-y-4 desktop:flex-row desktop:flex-wrap desktop:items-center desktop:justify-between">
        <nav aria-label={siteCopy.footerNavigation} className="-mx-3 flex flex-wrap print:hidden">
          {siteLinks(session).map((link) => (
            <Link key={link.label} to={link.to} className={LINK}>
              {link.label}
            </Link>
          ))}
          {session ? (
            <>
              <Link to={paths.accountSettings()} className={LINK}>
                {siteCopy.links.accountSettings}
              </Link>
              <SignOutForm>
                <button type="submit" className={LINK}>
                  {siteCopy.links.logout}
                </button>
              </SignOutForm>
            </>
          ) : (
            <>
              <Link to={paths.signIn()} className={LINK}>
                {siteCopy.links.login}
              </Link>
              {/* The sign-in page also registers new users, and the spec sends both links there. */}
              <Link to={paths.signIn()} className={LINK}>
                {siteCopy.links.signUp}
              </Link>
            </>
          )}
        </nav>
        <div className="flex flex-wrap items-center gap-x-6">
          <p>{siteCopy.copyright(year)}</p>
          <nav aria-label={siteCopy.legalNavigation} className="-mx-3 flex flex-wrap print:hidden">
            <Link to={paths.accessibility()} className={LINK}>
              {siteCopy.links.accessibility}
            </Link>
            <Link to={paths.privacy()} className={LINK}>
              {siteCopy.links.privacy}
            </Link>
            <Link to={paths.terms()} className={LINK}>
              {siteCopy.links.terms}
            </Link>
          </nav>
        </div>
      </div>
    </footer>
  );
}

/** The clock of the server may be in another year than the browser's. */
function useYear(): number {
  const rendered = useRenderedAs();
  return useSyncExternalStore(watchNothing, currentYear, () => rendered.year);
}

function currentYear(): number {
  return new Date().getFullYear();
}

function watchNothing() {
  return () => undefined;
}

const LINK =
  'flex min-h-11 cursor-pointer items-center px-3 font-medium no-underline hover:underline';
