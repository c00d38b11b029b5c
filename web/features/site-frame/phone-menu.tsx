import { Dialog } from '@base-ui/react/dialog';
import { Menu, X } from 'lucide-react';
import { NavLink } from 'react-router';
import type { Session } from '#contract/session.ts';
import { siteCopy } from '../../copy/site.ts';
import { uiCopy } from '../../copy/ui.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { useIsTablet } from '../../ui/use-screen-width.ts';
import { useFlagUntilNavigation } from '../../ui/use-flag-until-navigation.ts';
import { useSignOut } from '../session/index.ts';
import { displayName } from './user-name.tsx';
import { SectionLink } from './section-link.tsx';
import { siteLinks } from './site-links.ts';
import { VisitorLinks } from './visitor-links.tsx';

/** The links on narrow screens: a panel over the whole page that closes on a choice. */
export function PhoneMenu({ session }: { session: Session | null }) {
  const [open, setOpen] = useFlagUntilNavigation();
  // For example when a tablet is turned: the links are then in the header.
  if (useIsTablet() && open) setOpen(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger
        aria-label={siteCopy.openMenu}
        className={`${ICON_BUTTON} tablet:hidden print:hidden`}
      >
        <Menu aria-hidden="true" size={26} />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Popup className="fixed inset-0 z-50 overflow-y-auto bg-paper px-4 pb-8 outline-none transition-transform duration-200 data-ending-style:translate-x-full data-starting-style:translate-x-full motion-reduce:transition-none tablet:px-6">
          <div className="flex h-19 items-center justify-between">
            <Dialog.Title className="text-large">{siteCopy.menuTitle}</Dialog.Title>
            <Dialog.Close aria-label={uiCopy.close} className={ICON_BUTTON}>
              <X aria-hidden="true" size={26} />
            </Dialog.Close>
          </div>
          <nav aria-label={siteCopy.mainNavigation} className="grid gap-1 pb-6">
            {siteLinks(session).map((link) => (
              <SectionLink key={link.to} link={link} className={LINK} />
            ))}
          </nav>
          <div className="grid gap-3 border-t border-line pt-6">
            {session ? <UserLinks session={session} /> : <VisitorLinks />}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function UserLinks({ session }: { session: Session }) {
  const signOut = useSignOut();
  return (
    <>
      <p className="truncate px-4 text-ink-soft">
        <bdi>{displayName(session)}</bdi>
      </p>
      <NavLink to={paths.accountSettings()} className={LINK}>
        {siteCopy.links.accountSettings}
      </NavLink>
      <Button variant="quiet" onClick={signOut}>
        {siteCopy.links.logout}
      </Button>
    </>
  );
}

const ICON_BUTTON =
  'grid size-12 cursor-pointer place-items-center rounded-full text-leaf-deep hover:bg-leaf-wash';

const LINK =
  'flex min-h-14 items-center rounded-m px-4 text-large font-medium no-underline aria-[current]:bg-leaf-wash aria-[current]:font-semibold aria-[current]:text-leaf-deep';
