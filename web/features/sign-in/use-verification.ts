import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { Session, signInWithCode } from '#contract/session.ts';
import { callLater } from '../../api/call-later.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { useHoldRedirect } from '../guards/index.ts';
import { pendingSignOut, publishSession } from '../session/index.ts';
import { savePreferences } from './save-preferences.ts';

interface Options {
  registering: boolean;
  newsletter: boolean;
}

/**
 * Exchanges a code for a session and publishes it to the site. After registration the preferences are saved
 * first, and the user stays on the page until that is done or skipped.
 */
export function useVerification({ registering, newsletter }: Options) {
  const holdRedirect = useHoldRedirect();
  const { holdSession, publish } = usePublishing();
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
      holdSession(session);
      saving.mutate(session);
    },
  });
  const verify = (typed: Typed, onRefused: (error: Error) => void) =>
    verifying.mutate(typed, { onError: onRefused });
  return { verify, verifying, saving, saveFailed, publish };
}

type Typed = z.input<typeof signInWithCode.input>;

async function signIn(typed: Typed): Promise<Session> {
  const { session } = await callLater(
    async () => (await import('#contract/session.ts')).signInWithCode,
    typed,
  );
  // The new cookie replaces the one of the pending sign-out.
  pendingSignOut.forget();
  return session;
}

/** Publishes the session; at the latest on leaving this page, because the cookie is already set. */
function usePublishing() {
  const queryClient = useQueryClient();
  const holdRedirect = useHoldRedirect();
  const heldSession = useRef<Session | null>(null);
  const publish = (session: Session) => {
    heldSession.current = null;
    holdRedirect(false);
    publishSession(queryClient, session);
  };
  useEffect(
    () => () => {
      if (heldSession.current) publishSession(queryClient, heldSession.current);
    },
    [queryClient],
  );
  const holdSession = (session: Session) => {
    heldSession.current = session;
  };
  return { holdSession, publish };
}
