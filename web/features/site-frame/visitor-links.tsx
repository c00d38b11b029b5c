import { NavLink, useSearchParams } from 'react-router';
import { siteCopy } from '../../copy/site.ts';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';

/** The links for visitors, which keep `?next=`. */
export function VisitorLinks() {
  const onward = { next: useSearchParams()[0].get('next') ?? undefined };
  return (
    <>
      <NavLink to={paths.signIn(onward)} className={`${buttonStyle('quiet')} ${CURRENT}`}>
        {siteCopy.links.signIn}
      </NavLink>
      <NavLink to={paths.register(onward)} className={`${buttonStyle('primary')} ${CURRENT}`}>
        {siteCopy.links.register}
      </NavLink>
    </>
  );
}

const CURRENT =
  'aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-4';
