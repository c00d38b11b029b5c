import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { updateProfile } from '#contract/profile.ts';
import { type Session, signInWithCode } from '#contract/session.ts';
import { call } from '../../api/call.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { pendingSignOut, publishSession, useHoldRedirect } from '../session/index.ts';

interface Options {
  registering: boolean;
  newsletter: boolean;
}

/**
 * From a code to a session that the whole site knows of. Who registers has their preferences saved in
 * between, and stays on the page until that is done or given up.
 */
export function useVerification({ registering, newsletter }: Options) {
  const holdRedirect = useHoldRedirect();
  const { keepBack, publish } = usePublishing();
  const [saveFailed, setSaveFailed] = useState(false);

  const saving = useSendOnce({
    mutationFn: (session: Session) => savePreferences(session, newsletter),
    onSuccess: publish,
    onError: () => setSaveFailed(true),
  });
  const verifying = useSendOnce({
    mutationFn: signIn,
    onMutate: () => holdRedirect(registering),
    onError: () => holdRedirect(false),
    onSuccess: (session) => {
      if (!registering) return publish(session);
      keepBack(session);
      saving.mutate(session);
    },
  });
  const verify = (typed: Typed, onRefused: (error: Error) => void) =>
    verifying.mutate(typed, { onError: onRefused });
  return { verify, verifying, saving, saveFailed, publish };
}

type Typed = z.input<typeof signInWithCode.input>;

async function signIn(typed: Typed): Promise<Session> {
  const { session } = await call(signInWithCode, typed);
  // The cookie is a new one, so nothing is owed for the old one any more.
  pendingSignOut.forget();
  return session;
}

async function savePreferences(session: Session, newsletter: boolean): Promise<Session> {
  const [nameInEmail] = session.email.split('@');
  // A teacher who comes back keeps the name they gave themselves, and a newsletter they wanted before.
  const returning = session.username !== null;
  if (returning && !newsletter) return session;
  const name = returning ? {} : { username: nameInEmail };
  const { username } = await call(updateProfile, { newsletter, ...name });
  return { ...session, username };
}

/** Tells the site of the session; at the latest when this page is left, because the cookie is there. */
function usePublishing() {
  const queryClient = useQueryClient();
  const holdRedirect = useHoldRedirect();
  const keptBack = useRef<Session | null>(null);
  const publish = (session: Session) => {
    keptBack.current = null;
    holdRedirect(false);
    publishSession(queryClient, session);
  };
  useEffect(
    () => () => {
      if (keptBack.current) publishSession(queryClient, keptBack.current);
    },
    [queryClient],
  );
  const keepBack = (session: Session) => {
    keptBack.current = session;
  };
  return { keepBack, publish };
}
