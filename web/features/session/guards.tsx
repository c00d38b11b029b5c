import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router';
import { sessionCopy } from '../../copy/session.ts';
import { paths } from '../../paths.ts';
import { PageBody } from '../../ui/page-body.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AwaitLookup } from '../lookup/index.ts';
import { placeAfterSignIn } from './place-after-sign-in.ts';
import { useSession } from './session-keeper.tsx';
import { sessionQuery } from './session-query.ts';

/** Guards pages for signed-in users; visitors are sent to the sign-in page and return after it. */
export function RequireSession() {
  const { data: session, error, isFetching, refetch } = useQuery(sessionQuery);
  const { pathname, search, hash } = useLocation();
  // The session is unknown, not missing, so the user is not sent to the sign-in page.
  if (session === undefined) {
    return (
      <PageBody heading={sessionCopy.unknownHeading}>
        <AwaitLookup error={error} fetching={isFetching} onTryAgain={() => void refetch()} />
      </PageBody>
    );
  }
  if (session === null) return <Redirect to={paths.signIn({ next: pathname + search + hash })} />;
  // The key remounts the pages for another user, so that no state of the previous one is left.
  return (
    <Fragment key={session.userId}>
      <Outlet />
    </Fragment>
  );
}

/** Guards pages for administrators. The server checks again on every call. */
export function RequireAdmin() {
  const session = useSession();
  if (!session?.isAdmin) return <Redirect to={paths.home()} />;
  return (
    <Fragment key={session.userId}>
      <Outlet />
    </Fragment>
  );
}

type HoldRedirect = (held: boolean) => void;

/** Guards pages for visitors; signed-in users are redirected to where they wanted to go. */
export function GuestsOnly() {
  const session = useSession();
  const { search } = useLocation();
  const [held, setHeld] = useState(false);
  if (session && !held) return <Redirect to={placeAfterSignIn(search)} />;
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
