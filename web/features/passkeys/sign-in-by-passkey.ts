import { prepareSignInWithPasskey, signInWithPasskey } from '#contract/passkey-sign-in.ts';
import type { Session } from '#contract/session.ts';
import { call } from '../../api/call.ts';
import { fromBase64url, toBase64url } from './base64url.ts';

export interface Asking {
  /** The browser offers passkeys in the e-mail field, and waits. */
  autofill: boolean;
  signal?: AbortSignal;
}

/** Signs in with a passkey of this browser. */
export async function signInByPasskey({ autofill, signal }: Asking): Promise<Session> {
  const { challenge, ...options } = await call(prepareSignInWithPasskey, {});
  const used = await navigator.credentials.get({
    publicKey: { ...options, challenge: fromBase64url(challenge) },
    mediation: autofill ? 'conditional' : 'optional',
    ...(signal && { signal }),
  });
  if (!isPasskey(used)) throw new Error('the browser gave no passkey');
  const { id, response } = used;
  const credential = {
    id,
    clientDataJSON: toBase64url(response.clientDataJSON),
    authenticatorData: toBase64url(response.authenticatorData),
    signature: toBase64url(response.signature),
  };
  return (await call(signInWithPasskey, { credential })).session;
}

type Passkey = Credential & { response: AuthenticatorAssertionResponse };

/** Not by its class, because password managers answer with objects of their own. */
function isPasskey(used: Credential | null): used is Passkey {
  return used !== null && 'response' in used;
}
