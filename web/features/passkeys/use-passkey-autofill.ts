import { useEffect, useEffectEvent, useState } from 'react';
import type { Session } from '#contract/session.ts';
import { ApiError } from '../../api/api-error.ts';
import { canAutofillPasskeys, loadCeremonies } from './passkey-support.ts';

/**
 * Has the browser offer passkeys in the e-mail field while the page is shown. Errors are ignored unless
 * a passkey was refused: until then the visitor has asked for nothing.
 */
export function usePasskeyAutofill(onSignedIn: (session: Session) => void) {
  const [areOffered, setAreOffered] = useState(false);
  const [refusal, setRefusal] = useState<Error>();
  const finish = useEffectEvent(onSignedIn);
  useEffect(() => {
    let isShown = true;
    let stop = () => {};
    const offer = async () => {
      if (!(await canAutofillPasskeys()) || !isShown) return;
      setAreOffered(true);
      const { signInByPasskey, stopAsking } = await loadCeremonies();
      if (!isShown) return;
      stop = stopAsking;
      finish(await signInByPasskey({ autofill: true }));
    };
    offer().catch((error: unknown) => {
      if (isShown && error instanceof ApiError && error.code.startsWith('sign-in/')) {
        setRefusal(error);
      }
    });
    return () => {
      isShown = false;
      stop();
    };
  }, []);
  return { areOffered, refusal };
}
