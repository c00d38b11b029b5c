import { addPasskey, preparePasskey } from '#contract/passkeys.ts';
import { call } from '../../api/call.ts';
import { fromBase64url, toBase64url } from './base64url.ts';

/** Has the browser make a passkey, and adds it to the account. */
export async function makePasskey(name: string) {
  const { challenge, user, excludeCredentials, ...options } = await call(preparePasskey, {});
  const made = await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: fromBase64url(challenge),
      user: { ...user, id: fromBase64url(user.id) },
      excludeCredentials: excludeCredentials.map((known) => ({
        ...known,
        id: fromBase64url(known.id),
      })),
    },
  });
  if (!isPasskey(made)) throw new Error('the browser made no passkey');
  const { id, response } = made;
  const credential = {
    id,
    clientDataJSON: toBase64url(response.clientDataJSON),
    attestationObject: toBase64url(response.attestationObject),
    transports: 'getTransports' in response ? response.getTransports() : [],
  };
  return call(addPasskey, { name, credential });
}

type Passkey = Credential & { response: AuthenticatorAttestationResponse };

/** Not by its class, because password managers answer with objects of their own. */
function isPasskey(made: Credential | null): made is Passkey {
  return made !== null && 'response' in made;
}
