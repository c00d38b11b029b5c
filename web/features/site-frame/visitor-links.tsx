import { siteCopy } from '../../copy/site.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/** For who is not signed in. */
export function VisitorLinks() {
  return (
    <>
      <LinkButton variant="quiet" to={paths.signIn()}>
        {siteCopy.links.signIn}
      </LinkButton>
      <LinkButton to={paths.register()}>{siteCopy.links.register}</LinkButton>
    </>
  );
}
