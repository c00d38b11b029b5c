import { LogOut, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Session } from '#contract/session.ts';
import { siteCopy } from '../../copy/site.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useSignOut } from '../session/index.ts';
import { UserName } from './user-name.tsx';

interface UserMenuProps {
  session: Session;
  /** Shown when the menu's code could not be loaded. */
  fallback: ReactNode;
}

export function UserMenu({ session, fallback }: UserMenuProps) {
  const signOut = useSignOut();
  return (
    <Menu
      fallback={fallback}
      trigger={
        <Button variant="quiet">
          <UserName session={session} />
        </Button>
      }
      items={[
        {
          label: siteCopy.links.accountSettings,
          icon: <Settings aria-hidden="true" size={20} />,
          to: paths.accountSettings(),
        },
        {
          label: siteCopy.links.logout,
          icon: <LogOut aria-hidden="true" size={20} />,
          onSelect: signOut,
        },
      ]}
    />
  );
}
