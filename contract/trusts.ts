/** Names that differ only in capitals are of one trust. */
export function isSameTrust(a: string | null | undefined, b: string | null | undefined): boolean {
  if (!a || !b) return false;
  return trustKey(a) === trustKey(b);
}

/** The same for every spelling of a trust. */
export function trustKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
