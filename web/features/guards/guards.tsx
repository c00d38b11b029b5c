import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { type Location, Navigate, Outlet, useLocation, useOutletContext } from 'react-router';
import type { Session } from '#contract/session.ts';
import { sessionCopy } from '../../copy/session.ts';
import { paths } from '../../paths.ts';
import { PageBody } from '../../ui/page-body.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AwaitLookup } from '../lookup/index.ts';
import { sessionQuery, useSession } from '../session/index.ts';
import { placeAfterSignIn } from './place-after-sign-in.ts';

/** Who may see a page. */
export type Allowed = 'users' | 'administrators' | 'guests';

/** Where somebody is sent who may not see the page; undefined for everybody else. */
export function redirectFrom(
  allowed: Allowed,
  session: Session | null,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string | undefined {
  if (allowed === 'guests') return session ? placeAfterSignIn(search) : undefined;
  if (allowed === 'administrators') return session?.isAdmin ? undefined : paths.home();
  return session ? undefined : paths.signIn({ next: pathname + search + hash });
}

/** Guards pages for signed-in users; visitors are sent to the sign-in page and return after it. */
export function RequireSession() {
  const lookup = useQuery(sessionQuery);
  const { data: session } = lookup;
  const location = useLocation();
  // The session is unknown, not missing, so the user is not sent to the sign-in page.
  if (session === undefined) {
    return (
      <PageBody heading={sessionCopy.unknownHeading}>
        <AwaitLookup lookup={lookup} />
      </PageBody>
    );
  }
  const redirect = redirectFrom('users', session, location);
  if (redirect !== undefined) return <Redirect to={redirect} />;
  // The key remounts the pages for another user, so that no state of the previous one is left.
  return (
    <Fragment key={session?.userId}>
      <Outlet />
    </Fragment>
  );
}

/** Guards pages for administrators. The server checks again on every call. */
export function RequireAdmin() {
  const session = useSession();
  const redirect = redirectFrom('administrators', session, useLocation());
  if (redirect !== undefined) return <Redirect to={redirect} />;
  return (
    <Fragment key={session?.userId}>
      <Outlet />
    </Fragment>
  );
}

type HoldRedirect = (held: boolean) => void;

/** Guards pages for visitors; signed-in users are redirected to where they wanted to go. */
export function GuestsOnly() {
  const session = useSession();
  const redirect = redirectFrom('guests', session, useLocation());
  const [held, setHeld] = useState(false);
  if (redirect !== undefined && !held) return <Redirect to={redirect} />;
  return <Outlet context={setHeld satisfies HoldRedirect} />;
}

/** Lets a page delay the redirect until it has finished signing in. */
export function useHoldRedirect(): HoldRedirect {
  return useOutletContext<HoldRedirect>();
}

/** Replaces this page; shows a spinner while the next one loads. */
function Redirect({ to }: { to: string }) {
  return (
    <div className="grid grow place-content-center py-20">
      <Navigate to={to} replace />
      <Spinner />
    </div>
  );
}
