import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CODE_RESEND_SECONDS } from '#contract/limits.ts';
import { requestCode } from '#contract/session.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';

const ASKING = ['request-code'];

/** Asks for a code, and knows from when on another may be asked for. */
export function useCodeRequest() {
  const queryClient = useQueryClient();
  const [nextAt, setNextAt] = useState(0);
  const wait = (seconds: number) => setNextAt(Date.now() + seconds * 1000);
  const asking = useMutation({
    mutationKey: ASKING,
    mutationFn: (email: string) => call(requestCode, { email }),
    onSuccess: () => wait(CODE_RESEND_SECONDS),
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'sign-in/too-many-codes') return;
      wait(error.retryAfterSeconds ?? CODE_RESEND_SECONDS);
    },
  });
  const ask = (email: string, onSent: () => void) => {
    // Asked of the client, because a second press may come before this is rendered again.
    if (queryClient.isMutating({ mutationKey: ASKING }) > 0) return;
    asking.mutate(email, { onSuccess: onSent });
  };
  return { ask, nextAt, asking: asking.isPending, error: asking.error, forgetError: asking.reset };
}

export type CodeRequest = ReturnType<typeof useCodeRequest>;
