/** Keeps what was made last in memory, up to a number of bytes. */
export function createRecentBytes(mostBytes: number) {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  let bytes = 0;
  return { find: (key: string) => kept.get(key), keep };

  /** Returns a copy, which is what is kept. */
  function keep(key: string, made: Uint8Array): Uint8Array<ArrayBuffer> {
    const copy = new Uint8Array(made);
    kept.set(key, copy);
    bytes += copy.byteLength;
    for (const [oldest, { byteLength }] of kept) {
      if (bytes <= mostBytes) break;
      kept.delete(oldest);
      bytes -= byteLength;
    }
    return copy;
  }
}
