import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Outlet, useLocation } from 'react-router';
import { sessionCopy } from '../../copy/session.ts';
import { paths } from '../../paths.ts';
import { PageBody } from '../../ui/page-body.tsx';
import { AwaitLookup } from '../lookup/index.ts';
import { Redirect } from './redirect.tsx';
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
