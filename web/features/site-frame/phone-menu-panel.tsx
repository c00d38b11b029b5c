import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import type { Session } from '#contract/session.ts';
import { siteCopy } from '../../copy/site.ts';
import { uiCopy } from '../../copy/ui.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { useSignOut } from '../session/index.ts';
import { displayName } from './user-name.tsx';
import { phoneMenuButtonStyle } from './phone-menu-button-style.ts';
import { SectionLink } from './section-link.tsx';
import { siteLinks } from './site-links.ts';
import { VisitorLinks } from './visitor-links.tsx';

interface PhoneMenuPanelProps {
  session: Session | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gets the focus when the panel closes. */
  button: RefObject<HTMLElement | null>;
}

/** The links of the phone menu, over the whole page. */
export function PhoneMenuPanel({ session, open, onOpenChange, button }: PhoneMenuPanelProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Popup
          finalFocus={button}
          className="fixed inset-0 z-50 overflow-y-auto bg-paper px-4 pb-8 outline-none transition-transform duration-200 data-ending-style:translate-x-full data-starting-style:translate-x-full motion-reduce:transition-none tablet:px-6"
        >
          <div className="flex h-19 items-center justify-between">
            <Dialog.Title className="text-large">{siteCopy.menuTitle}</Dialog.Title>
            <Dialog.Close aria-label={uiCopy.close} className={phoneMenuButtonStyle}>
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
      <PageLink to={paths.accountSettings()} className={LINK}>
        {siteCopy.links.accountSettings}
      </PageLink>
      <Button variant="quiet" onClick={signOut}>
        {siteCopy.links.logout}
      </Button>
    </>
  );
}

const LINK =
  'flex min-h-14 items-center rounded-m px-4 text-large font-medium no-underline aria-[current]:bg-leaf-wash aria-[current]:font-semibold aria-[current]:text-leaf-deep';
