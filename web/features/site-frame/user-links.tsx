import { lazy, Suspense } from 'react';
import type { Session } from '#contract/session.ts';
import { siteCopy } from '../../copy/site.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { SignOutForm } from '../session/index.ts';
import { UserName } from './user-name.tsx';

/** The menu's code is loaded for signed-in users only. */
const LazyUserMenu = lazy(() =>
  import('./user-menu.tsx').then(
    ({ UserMenu }) => ({ default: UserMenu }),
    () => ({ default: MenulessLinks }),
  ),
);

export function UserLinks({ session }: { session: Session }) {
  return (
    <>
      <Suspense fallback={<NotYetMenu session={session} />}>
        <LazyUserMenu session={session} />
      </Suspense>
      <noscript className="flex gap-2">
        <MenulessLinks />
      </noscript>
    </>
  );
}

/** Looks like the menu's button, so that nothing moves when the menu has loaded. */
function NotYetMenu({ session }: { session: Session }) {
  return (
    <button type="button" disabled className={buttonStyle('quiet')}>
      <UserName session={session} />
    </button>
  );
}

/** Shown when the menu's code could not be loaded, and to browsers without script. */
function MenulessLinks() {
  return (
    <>
      <LinkButton variant="quiet" to={paths.accountSettings()}>
        {siteCopy.links.accountSettings}
      </LinkButton>
      <SignOutForm>
        <Button type="submit" variant="quiet">
          {siteCopy.links.logout}
        </Button>
      </SignOutForm>
    </>
  );
}
