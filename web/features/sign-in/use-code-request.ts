import { useState } from 'react';
import { CODE_RESEND_SECONDS } from '#contract/limits.ts';
import { ApiError } from '../../api/api-error.ts';
import { callLater } from '../../api/call-later.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { loadCodeStep } from './later-steps.ts';

/**
 * Asks for a code, and remembers when the next one may be asked for, by address.
 * `justSentTo` is the address that got a code before the page was opened.
 */
export function useCodeRequest(
  justSentTo?: string,
  send: (email: string) => Promise<void> = sendCode,
) {
  const [waits, setWaits] = useState<ReadonlyMap<string, number>>(
    () =>
      new Map(
        justSentTo === undefined ? [] : [[keyOf(justSentTo), inSeconds(CODE_RESEND_SECONDS)]],
      ),
  );
  const wait = (email: string, seconds: number) =>
    setWaits((before) => new Map(before).set(keyOf(email), inSeconds(seconds)));
  const asking = useSendOnce({
    mutationFn: send,
    onSuccess: (_answer, email) => wait(email, CODE_RESEND_SECONDS),
    onError: (error, email) => {
      if (!(error instanceof ApiError) || error.code !== 'sign-in/too-many-codes') return;
      wait(email, error.retryAfterSeconds ?? CODE_RESEND_SECONDS);
    },
  });
  const ask = (email: string, onSent: () => void) => asking.mutate(email, { onSuccess: onSent });
  const nextAt = (email: string) => waits.get(keyOf(email)) ?? 0;
  return { ask, nextAt, asking: asking.isPending, error: asking.error, forgetError: asking.reset };
}

async function sendCode(email: string): Promise<void> {
  // First, so that nobody is sent a code that cannot be entered.
  await loadCodeStep();
  await callLater(async () => (await import('#contract/session.ts')).requestCode, { email });
}

export type CodeRequest = ReturnType<typeof useCodeRequest>;

/** Normalised like the server does, so that spellings of one address count as one. */
function keyOf(email: string): string {
  return email.trim().toLowerCase();
}

function inSeconds(seconds: number): number {
  return Date.now() + seconds * 1000;
}
