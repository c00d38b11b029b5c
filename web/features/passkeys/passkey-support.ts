import type { Session } from '#contract/session.ts';
import type { Asking } from './sign-in-by-passkey.ts';

// Loaded when first used, so that pages without passkeys do not carry the code.
export async function makePasskeyLater(name: string) {
  const { makePasskey } = await import('./make-passkey.ts');
  return makePasskey(name);
}

export async function signInByPasskeyLater(asking: Asking): Promise<Session> {
  const { signInByPasskey } = await import('./sign-in-by-passkey.ts');
  return signInByPasskey(asking);
}

export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

export async function canAutofillPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** The person closed the browser's question, or it was taken back. That is no failure. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}
