import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.ts';
import { syncDirectory } from './files/sync-directory.ts';

const KEY_BYTES = 32;
/** In characters, for a configured and for a generated secret. */
export const SHORTEST_SECRET = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** The secret from the configuration, or the one kept in the data directory, made on first use. */
export async function loadSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured;
  const file = join(dataDir, 'secret');
  const secret = (await readIfThere(file)) ?? (await makeSecret(file));
  if (secret.length < SHORTEST_SECRET) {
    throw new StartError(
      `The secret in ${file} is damaged: it is too short. Restore it, or remove it to have a new one made.`,
    );
  }
  return secret;
}

/** A key for one purpose, so that no two uses of the secret can be played against each other. */
export function deriveKey(secret: string, purpose: string): Buffer<ArrayBuffer> {
  return Buffer.from(hkdfSync('sha256', secret, '', `spelling-orchard ${purpose}`, KEY_BYTES));
}

/** Encrypts and authenticates; only `unseal` with the same key gives the text back. */
export function seal(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

export function unseal(key: Buffer, sealed: Buffer): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce);
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const encrypted = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
}

async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
}

/** Written to another name and then linked, so that two starts at once use the same secret. */
async function makeSecret(file: string): Promise<string> {
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, randomBytes(KEY_BYTES).toString('base64url'), {
    mode: 0o600,
    flush: true,
  });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  await syncDirectory(dirname(file));
  return readFile(file, 'utf8');
}
