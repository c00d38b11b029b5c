/** Content that is closed also when its reader leaves before the first byte: a generator that was not begun has no `finally`. */
export function closedWhenLeft(
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
