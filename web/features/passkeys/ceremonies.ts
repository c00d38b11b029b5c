import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import {
  addPasskey,
  preparePasskey,
  prepareSignInWithPasskey,
  signInWithPasskey,
} from '#contract/passkeys.ts';
import type { Session } from '#contract/session.ts';
import { call } from '../../api/call.ts';

/** Has the browser make a passkey, and adds it to the account. */
export async function makePasskey(name: string) {
  const optionsJSON = await call(preparePasskey, {});
  const { id, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const credential = { id, clientDataJSON, attestationObject, transports };
  return call(addPasskey, { name, credential });
}

/** Signs in with a passkey of this browser. With autofill the browser offers it in the e-mail field, and waits. */
export async function signInByPasskey({ autofill }: { autofill: boolean }): Promise<Session> {
  const optionsJSON = await call(prepareSignInWithPasskey, {});
  const { id, response } = await startAuthentication({
    optionsJSON,
    useBrowserAutofill: autofill,
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  const credential = { id, clientDataJSON, authenticatorData, signature };
  return (await call(signInWithPasskey, { credential })).session;
}

export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}
