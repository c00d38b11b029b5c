import { useEffect, useEffectEvent, useState } from 'react';
import type { Session } from '#contract/session.ts';
import { ApiError } from '../../api/api-error.ts';
import { canAutofillPasskeys, signInByPasskeyLater } from './passkey-support.ts';

/**
 * Has the browser offer passkeys in the e-mail field while the page is shown. Errors are ignored unless
 * a passkey was refused: until then the visitor has asked for nothing.
 */
export function usePasskeyAutofill(onSignedIn: (session: Session) => void) {
  const [areOffered, setAreOffered] = useState(false);
  const [refusal, setRefusal] = useState<Error>();
  const finish = useEffectEvent(onSignedIn);
  useEffect(() => {
    const shown = new AbortController();
    const { signal } = shown;
    const offer = async () => {
      if (!(await canAutofillPasskeys()) || signal.aborted) return;
      setAreOffered(true);
      finish(await signInByPasskeyLater({ autofill: true, signal }));
    };
    offer().catch((error: unknown) => {
      if (!signal.aborted && error instanceof ApiError && error.code.startsWith('sign-in/')) {
        setRefusal(error);
      }
    });
    return () => shown.abort();
  }, []);
  return { areOffered, refusal };
}
