import { PASSKEY_OPTIONS_ROUTE } from '#contract/passkey-route.ts';
import type { Session } from '#contract/session.ts';
import { ApiError } from '../../api/api-error.ts';
import { callLater } from '../../api/call-later.ts';
import { postUnchecked } from '../../api/post-unchecked.ts';
import { fromBase64url, toBase64url } from './base64url.ts';

export interface Asking {
  /** The browser offers passkeys in the e-mail field, and waits. */
  autofill: boolean;
  signal?: AbortSignal;
}

/** Signs in with a passkey of this browser. */
export async function signInByPasskey({ autofill, signal }: Asking): Promise<Session> {
  const { challenge, rpId, timeout } = await loadOptions();
  const used = await navigator.credentials.get({
    publicKey: {
      challenge: fromBase64url(challenge),
      rpId,
      timeout,
      userVerification: 'required',
    },
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
  const load = async () => (await import('#contract/passkey-sign-in.ts')).signInWithPasskey;
  return (await callLater(load, { credential })).session;
}

interface Options {
  challenge: string;
  rpId: string;
  timeout: number;
}

/** Checked by hand: the sign-in page asks for this before it is used, and should load no schema for it. */
async function loadOptions(): Promise<Options> {
  const body = await postUnchecked(PASSKEY_OPTIONS_ROUTE);
  if (!isOptions(body)) throw new ApiError('service/failed');
  return body;
}

function isOptions(body: unknown): body is Options {
  if (typeof body !== 'object' || body === null) return false;
  const { challenge, rpId, timeout }: { [Name in keyof Options]?: unknown } = body;
  return typeof challenge === 'string' && typeof rpId === 'string' && typeof timeout === 'number';
}

type Passkey = Credential & { response: AuthenticatorAssertionResponse };

/** Not by its class, because password managers answer with objects of their own. */
function isPasskey(used: Credential | null): used is Passkey {
  return used !== null && 'response' in used;
}
