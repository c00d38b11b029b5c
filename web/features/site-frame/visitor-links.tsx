import { useLocation } from 'react-router';
import { siteCopy } from '../../copy/site.ts';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { PageLink } from '../../ui/page-link.tsx';

/** The links for visitors, which keep `?next=`. */
export function VisitorLinks() {
  const onward = { next: new URLSearchParams(useLocation().search).get('next') ?? undefined };
  return (
    <>
      <PageLink to={paths.signIn(onward)} className={`${buttonStyle('quiet')} ${CURRENT}`}>
        {siteCopy.links.signIn}
      </PageLink>
      <PageLink to={paths.register(onward)} className={`${buttonStyle('primary')} ${CURRENT}`}>
        {siteCopy.links.register}
      </PageLink>
    </>
  );
}

const CURRENT =
  'aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-4';
