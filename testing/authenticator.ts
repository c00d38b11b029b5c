import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { UsedCredential } from '#contract/passkey-sign-in.ts';
import type { NewCredential } from '#contract/passkeys.ts';
import { PUBLIC_URL } from './test-app.ts';

interface Options {
  origin?: string;
  rpId?: string;
  /** Whether the owner of the device showed a fingerprint or entered a PIN. */
  verified?: boolean;
  /** How often the device says that the passkey was used, if not as often as it was. */
  counter?: number;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const AAGUID = Buffer.alloc(16);

/** A device that makes and uses one passkey, in software. */
export function createAuthenticator() {
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;
  return { make, use };

  function make(challenge: string, options: Options = {}): NewCredential {
    const credential = Buffer.concat([AAGUID, uint16(id.length), id, coseKey(publicKey)]);
    const authData = authenticatorData(options, HAS_CREDENTIAL, credential);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ]);
    return {
      id: id.toString('base64url'),
      clientDataJSON: clientData('webauthn.create', challenge, options).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    };
  }

  function use(challenge: string, options: Options = {}): UsedCredential {
    counter += 1;
    const data = clientData('webauthn.get', challenge, options);
    const authData = authenticatorData(options, 0, Buffer.alloc(0));
    const signed = Buffer.concat([authData, sha256(data)]);
    return {
      id: id.toString('base64url'),
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, privateKey).toString('base64url'),
    };
  }

  function authenticatorData(
    { rpId = new URL(PUBLIC_URL).hostname, verified = true, counter: said = counter }: Options,
    flags: number,
    credential: Buffer,
  ): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(said);
    const given = Buffer.from([flags | PRESENT | (verified ? VERIFIED : 0)]);
    return Buffer.concat([sha256(Buffer.from(rpId)), given, count, credential]);
  }
}

function clientData(type: string, challenge: string, { origin = PUBLIC_URL }: Options): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** An EC2 key for ES256, as COSE writes it. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  const head = bytes.length < 256 ? [0x58, bytes.length] : [0x59, ...uint16(bytes.length)];
  return Buffer.concat([Buffer.from(head), bytes]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
