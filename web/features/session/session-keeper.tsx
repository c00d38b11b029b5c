import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Session } from '#contract/session.ts';
import { sessionCopy } from '../../copy/session.ts';
import { paths } from '../../paths.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useFlagUntilNavigation } from '../../ui/use-flag-until-navigation.ts';
import { endSession } from './change-session.ts';
import { sessionQuery } from './session-query.ts';
import { watchSession } from './watch-session.ts';

const SignOutContext = createContext<() => void>(() => undefined);

/** Wraps the whole site, which is shown as soon as the first lookup of the session has ended. */
export function SessionKeeper({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  useEffect(() => watchSession(queryClient), [queryClient]);
  const { isFetched } = useQuery(sessionQuery);
  const { leaving, signOut } = useLeaving();
  if (leaving) return <Spinner fullScreen label={sessionCopy.loggingOut} />;
  if (!isFetched) return <Spinner fullScreen />;
  return <SignOutContext value={signOut}>{children}</SignOutContext>;
}

/** Null for a visitor, and while the session is not known. */
export function useSession(): Session | null {
  return useQuery(sessionQuery).data ?? null;
}

export function useSignOut(): () => void {
  return useContext(SignOutContext);
}

function useLeaving() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // The old page is hidden until the home page has loaded, or its guard would
  // send the visitor to the sign-in page instead.
  const [leaving, setLeaving] = useFlagUntilNavigation();
  const signOut = async () => {
    setLeaving(true);
    await endSession(queryClient);
    await navigate(paths.home());
  };
  return { leaving, signOut: () => void signOut() };
}
