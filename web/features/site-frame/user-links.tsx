import type { Session } from '#contract/session.ts';
import { siteCopy } from '../../copy/site.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SignOutForm } from '../session/index.ts';
import { UserMenu } from './user-menu.tsx';

export function UserLinks({ session }: { session: Session }) {
  return (
    <>
      <UserMenu session={session} fallback={<LinksWithoutMenu />} />
      <noscript className="flex gap-2">
        <LinksWithoutMenu />
      </noscript>
    </>
  );
}

/** Shown when the menu's code could not be loaded, and to browsers without script. */
function LinksWithoutMenu() {
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
