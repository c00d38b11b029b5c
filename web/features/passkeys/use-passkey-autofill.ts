import { useEffect, useEffectEvent, useState } from 'react';
import type { Session } from '#contract/session.ts';
import { ApiError } from '../../api/api-error.ts';
import { canAutofillPasskeys } from './passkey-support.ts';
import { signInByPasskey } from './sign-in-by-passkey.ts';

/** A person who was refused so often does not choose a passkey again; only a browser that chooses by itself would. */
const OFFERS = 5;
/** Half as long as the server accepts a challenge: a page may stay open over a weekend. */
const RENEW_MS = 30 * 60_000;
const LOOK_MS = 60_000;

/**
 * Has the browser offer passkeys in the e-mail field while the page is shown, and again after one was refused, with a
 * new challenge. Other errors are ignored: until then the visitor has asked for nothing.
 */
export function usePasskeyAutofill(onSignedIn: (session: Session) => void) {
  const [areOffered, setAreOffered] = useState(false);
  const [refusal, setRefusal] = useState<Error>();
  const finish = useEffectEvent(onSignedIn);
  useEffect(() => {
    const offer = async (signal: AbortSignal) => {
      if (!(await canAutofillPasskeys()) || signal.aborted) return;
      setAreOffered(true);
      for (let offers = 0; offers < OFFERS && !signal.aborted; offers += 1) {
        try {
          return finish(await signInByPasskey({ autofill: true, signal }));
        } catch (error) {
          if (signal.aborted || !isRefusal(error)) return;
          setRefusal(error);
          if (error.code !== 'sign-in/passkey-refused') return;
        }
      }
    };
    const begin = () => {
      const shown = new AbortController();
      void offer(shown.signal);
      return { shown, at: Date.now() };
    };
    let latest = begin();
    // By the clock, because a long timer does not run while a laptop sleeps.
    const timer = setInterval(() => {
      if (Date.now() - latest.at < RENEW_MS) return;
      latest.shown.abort();
      latest = begin();
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      latest.shown.abort();
    };
  }, []);
  return { areOffered, refusal };
}

function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code.startsWith('sign-in/');
}
