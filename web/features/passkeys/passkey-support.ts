/** Loaded when first used, so that pages without passkeys do not carry the code. */
export function loadCeremonies() {
  return import('./ceremonies.ts');
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
