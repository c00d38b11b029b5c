import { LogOut, Settings } from 'lucide-react';
import type { Session } from '#contract/session.ts';
import { siteCopy } from '../../copy/site.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useSignOut } from '../session/index.ts';
import { UserName } from './user-name.tsx';

export function UserMenu({ session }: { session: Session }) {
  const signOut = useSignOut();
  return (
    <Menu
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
