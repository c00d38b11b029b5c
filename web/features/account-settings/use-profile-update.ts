import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { updateProfile } from '#contract/profile.ts';
import { call } from '../../api/call.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { publishSession, sessionQuery } from '../session/index.ts';
import { profileQuery } from './profile-queries.ts';

/** How long Account Settings says that the profile was saved. */
export const PROFILE_SAVED_MS = 3000;

/** Saves the profile and updates the name in the header, in every tab. */
export function useProfileUpdate() {
  const queryClient = useQueryClient();
  const sessionNow = () => queryClient.getQueryData(sessionQuery.queryKey);
  const [justSaved, setJustSaved] = useTemporaryFlag(PROFILE_SAVED_MS);
  const updating = useSendOnce({
    mutationFn: (changes: { username: string; newsletter: boolean }) =>
      call(updateProfile, changes),
    onMutate: () => {
      setJustSaved(false);
      return { user: sessionNow()?.userId };
    },
    onSuccess: (profile, _changes, { user }) => {
      const session = sessionNow();
      // Another user may have signed in meanwhile, in another tab; this profile is not theirs.
      if (!session || session.userId !== user) return;
      void queryClient.cancelQueries(profileQuery);
      queryClient.setQueryData(profileQuery.queryKey, profile);
      publishSession(queryClient, { ...session, username: profile.username });
      setJustSaved(true);
    },
  });
  return { updating, justSaved };
}

/** A flag that resets itself after the given time. */
function useTemporaryFlag(ms: number) {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on) return undefined;
    const timer = setTimeout(() => setOn(false), ms);
    return () => clearTimeout(timer);
  }, [on, ms]);
  return [on, setOn] as const;
}
