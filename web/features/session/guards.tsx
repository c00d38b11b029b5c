import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router';
import { sessionCopy } from '../../copy/session.ts';
import { paths } from '../../paths.ts';
import { PageBody } from '../../ui/page-body.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AwaitLookup } from '../lookup/index.ts';
import { keptPlace } from './kept-place.ts';
import { useSession } from './session-keeper.tsx';
import { sessionQuery } from './session-query.ts';

/** The pages inside are for who is signed in; others are sent to sign in, and come back after it. */
export function RequireSession() {
  const { data: session, error, isFetching, refetch } = useQuery(sessionQuery);
  const { pathname, search, hash } = useLocation();
  // Nobody could tell who this is, so it would be wrong to say that nobody is signed in.
  if (session === undefined) {
    return (
      <PageBody heading={sessionCopy.unknownHeading}>
        <AwaitLookup error={error} fetching={isFetching} onTryAgain={() => void refetch()} />
      </PageBody>
    );
  }
  if (session === null) return <Redirect to={paths.signIn({ next: pathname + search + hash })} />;
  // Another user gets pages of their own, not what the one before left on the screen.
  return (
    <Fragment key={session.userId}>
      <Outlet />
    </Fragment>
  );
}

/** The pages inside are for administrators. The server decides again on every call. */
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

/** The pages inside are for visitors; who is or gets signed in goes on to where they wanted to go. */
export function GuestsOnly() {
  const session = useSession();
  const { search } = useLocation();
  const [held, setHeld] = useState(false);
  if (session && !held) return <Redirect to={keptPlace(search)} />;
  return <Outlet context={setHeld satisfies HoldRedirect} />;
}

/** Lets a page inside finish what belongs to signing in before it is left. */
export function useHoldRedirect(): HoldRedirect {
  return useOutletContext<HoldRedirect>();
}

/** Goes elsewhere in place of this page; the next one may take a moment to load. */
function Redirect({ to }: { to: string }) {
  return (
    <div className="grid grow place-content-center py-20">
      <Navigate to={to} replace />
      <Spinner />
    </div>
  );
}
