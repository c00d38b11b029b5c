import { Dialog } from '@base-ui/react/dialog';
import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { siteCopy } from '../../copy/site.ts';
import { uiCopy } from '../../copy/ui.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { SITE_LINKS } from './site-links.ts';

/** The links on narrow screens: they slide in over the whole page and go on a choice. */
export function PhoneMenu() {
  const { key } = useLocation();
  // Open belongs to the place where it was opened, so that going anywhere closes the menu.
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <Dialog.Root open={openAt === key} onOpenChange={(open) => setOpenAt(open ? key : null)}>
      <Dialog.Trigger aria-label={siteCopy.openMenu} className={`${ICON_BUTTON} desktop:hidden`}>
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
          <PhoneLinks />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PhoneLinks() {
  return (
    <>
      <nav aria-label={siteCopy.mainNavigation} className="grid gap-1 pb-6">
        {SITE_LINKS.map((link) => (
          <NavLink key={link.to} to={link.to} end={link.exact ?? false} className={LINK}>
            {link.label}
          </NavLink>
        ))}
      </nav>
      <div className="grid gap-3 border-t border-line pt-6">
        <LinkButton variant="quiet" to={paths.signIn()}>
          {siteCopy.links.signIn}
        </LinkButton>
        <LinkButton to={paths.register()}>{siteCopy.links.register}</LinkButton>
      </div>
    </>
  );
}

const ICON_BUTTON =
  'grid size-12 cursor-pointer place-items-center rounded-full text-leaf-deep hover:bg-leaf-wash';

const LINK =
  'flex min-h-14 items-center rounded-m px-4 text-large font-medium no-underline aria-[current]:bg-leaf-wash aria-[current]:font-semibold aria-[current]:text-leaf-deep';
