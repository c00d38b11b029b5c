import { Menu } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Session } from '#contract/session.ts';
import { siteCopy } from '../../copy/site.ts';
import { uiCopy } from '../../copy/ui.ts';
import { showToast } from '../../ui/show-toast.ts';
import { useFlagUntilNavigation } from '../../ui/use-flag-until-navigation.ts';
import { useIsTablet } from '../../ui/use-screen-width.ts';
import { phoneMenuButtonStyle } from './phone-menu-button-style.ts';
import type { PhoneMenuPanel } from './phone-menu-panel.tsx';

/** The links on narrow screens: a panel that closes on a choice, and whose code is loaded on the first press. */
export function PhoneMenu({ session }: { session: Session | null }) {
  const [open, setOpen] = useFlagUntilNavigation();
  const [Panel, setPanel] = useState<typeof PhoneMenuPanel>();
  const button = useRef<HTMLButtonElement>(null);
  // For example when a tablet is turned: the links are then in the header.
  if (useIsTablet() && open) setOpen(false);
  const press = () => {
    setOpen(true);
    import('./phone-menu-panel.tsx').then(
      (loaded) => setPanel(() => loaded.PhoneMenuPanel),
      () => {
        setOpen(false);
        showToast('error', uiCopy.screenNotLoaded.explanation);
      },
    );
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={siteCopy.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={press}
        className={`${phoneMenuButtonStyle} tablet:hidden print:hidden`}
      >
        <Menu aria-hidden="true" size={26} />
      </button>
      {Panel && <Panel session={session} open={open} onOpenChange={setOpen} button={button} />}
    </>
  );
}
