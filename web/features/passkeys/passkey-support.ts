/** Loaded when first used, so that the sign-in page does not carry the code. */
export async function makePasskeyLater(name: string) {
  const { makePasskey } = await import('./make-passkey.ts');
  return makePasskey(name);
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
