/** The same bytes in parts of one size; the last may be shorter. Empty content gives one empty part. */
export async function* splitIntoParts(
  content: AsyncIterable<Uint8Array>,
  partBytes: number,
): AsyncGenerator<Buffer, void, void> {
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  let parts = 0;
  for await (let chunk of content) {
    while (bytes + chunk.byteLength > partBytes) {
      const fitting = partBytes - bytes;
      yield Buffer.concat([...chunks, chunk.subarray(0, fitting)]);
      parts += 1;
      chunk = chunk.subarray(fitting);
      chunks = [];
      bytes = 0;
    }
    chunks.push(chunk);
    bytes += chunk.byteLength;
  }
  if (bytes > 0 || parts === 0) yield Buffer.concat(chunks);
}

/** Reads the first few parts; `all` then streams every part, the first ones included, once. */
export async function peek<Part>(
  parts: AsyncGenerator<Part, void, void>,
  count: number,
): Promise<{ head: readonly Part[]; all: AsyncIterable<Part> }> {
  const head: Part[] = [];
  while (head.length < count) {
    const next = await parts.next();
    if (next.done) break;
    head.push(next.value);
  }
  return { head, all: all() };

  async function* all(): AsyncIterable<Part> {
    try {
      for (let part = head.shift(); part !== undefined; part = head.shift()) yield part;
      yield* parts;
    } finally {
      await parts.return();
    }
  }
}
