import type { Session } from '#contract/session.ts';
import { siteCopy } from '../../copy/site.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useSignOut } from '../session/index.ts';
import { UserMenu } from './user-menu.tsx';

export function UserLinks({ session }: { session: Session }) {
  return <UserMenu session={session} fallback={<MenulessLinks />} />;
}

/** Shown when the menu's code could not be loaded. */
function MenulessLinks() {
  const signOut = useSignOut();
  return (
    <>
      <LinkButton variant="quiet" to={paths.accountSettings()}>
        {siteCopy.links.accountSettings}
      </LinkButton>
      <Button variant="quiet" onClick={signOut}>
        {siteCopy.links.logout}
      </Button>
    </>
  );
}
