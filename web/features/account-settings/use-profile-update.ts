import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { updateProfile } from '#contract/profile.ts';
import { call } from '../../api/call.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { publishSession, sessionQuery } from '../session/index.ts';
import { profileQuery } from './profile-queries.ts';

/** How long Account Settings says that the profile was saved. */
export const PROFILE_SAVED_MS = 3000;

/** Saves the profile; the name at the top of every page, in every tab, follows. */
export function useProfileUpdate() {
  const queryClient = useQueryClient();
  const sessionNow = () => queryClient.getQueryData(sessionQuery.queryKey);
  const [justSaved, setJustSaved] = useBriefly(PROFILE_SAVED_MS);
  const updating = useSendOnce({
    mutationFn: (changes: { username: string; newsletter: boolean }) =>
      call(updateProfile, changes),
    onMutate: () => {
      setJustSaved(false);
      return { user: sessionNow()?.userId };
    },
    onSuccess: (profile, _changes, { user }) => {
      const session = sessionNow();
      // Somebody else may have signed in since, in another tab; this is not theirs.
      if (!session || session.userId !== user) return;
      void queryClient.cancelQueries(profileQuery);
      queryClient.setQueryData(profileQuery.queryKey, profile);
      publishSession(queryClient, { ...session, username: profile.username });
      setJustSaved(true);
    },
  });
  return { updating, justSaved };
}

/** True for a while after it was set. */
function useBriefly(ms: number) {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on) return undefined;
    const timer = setTimeout(() => setOn(false), ms);
    return () => clearTimeout(timer);
  }, [on, ms]);
  return [on, setOn] as const;
}
