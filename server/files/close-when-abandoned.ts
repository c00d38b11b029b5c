/**
 * Closes the content also when its reader leaves before the first byte: a generator that never started does not run
 * its `finally`.
 */
export function closeWhenAbandoned(
  content: AsyncGenerator<Uint8Array>,
  close: () => unknown,
): AsyncIterable<Uint8Array> {
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => content.next(),
      return: async () => {
        const end = await content.return(undefined);
        await close();
        return end;
      },
    }),
  };
}
