const HASH = /^[0-9a-f]{64}$/;

export function isBlobName(name: string): boolean {
  return HASH.test(name);
}

/** A hash is the only thing that becomes part of a path or a key. */
export function requireBlobName(name: string): string {
  if (!isBlobName(name)) throw new Error('a blob is named by its SHA-256 in hex');
  return name;
}
