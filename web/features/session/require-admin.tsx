import { Fragment } from 'react';
import { Outlet } from 'react-router';
import { paths } from '../../paths.ts';
import { Redirect } from './redirect.tsx';
import { useSession } from './session-keeper.tsx';

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
