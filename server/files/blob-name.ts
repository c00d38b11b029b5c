import { randomBytes } from 'node:crypto';

const NAME_BYTES = 16;
const NAME = /^[0-9a-f]{32}$/;
/** Version 1.0 named a blob by the SHA-256 of its content, so several rows may share one. */
const HASH_NAME = /^[0-9a-f]{64}$/;

export function newBlobName(): string {
  return randomBytes(NAME_BYTES).toString('hex');
}

export function isBlobName(name: string): boolean {
  return NAME.test(name) || HASH_NAME.test(name);
}

export function mayBeShared(name: string): boolean {
  return HASH_NAME.test(name);
}

/** Called before a name becomes part of a path or a key. */
export function requireBlobName(name: string): string {
  if (!isBlobName(name)) throw new Error('that is not the name of a blob');
  return name;
}
