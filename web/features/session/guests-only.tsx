import { useState } from 'react';
import { Outlet, useLocation, useOutletContext } from 'react-router';
import { keptPlace } from './kept-place.ts';
import { Redirect } from './redirect.tsx';
import { useSession } from './session-keeper.tsx';

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
